/** What the shop wrote in English, or in somebody else's language, as an admin or shopper reads it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '../../src/contract/admin/audit.ts';
import type { OrderDetail } from '../../src/contract/admin/orders.ts';
import { createCsvParser } from '../../src/rules/csv-parser.ts';
import { dayOf } from '../../src/rules/days.ts';
import { type Admin, act, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { payUpi, placedOrder, rows, startUpi } from '../support/payments.ts';
import { bearer, json, mailTo, until } from '../support/people.ts';
import { ADDRESS, as, atCheckout, makeShopper, SESAME } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

test('the history of an order is read in the language of the admin, and what an admin typed stays', async () => {
  const { id } = await makeOrder(shop);
  await act(admin, id, 'confirm');
  await act(admin, id, 'pay', { method: 'cash', note: 'By the gate' });
  await act(admin, id, 'note', { note: 'Call before delivery' });
  await act(admin, id, 'cancel', { reason: 'Press is broken' });
  const notesIn = async (language: string) => {
    const { body } = await admin.get(`/api/admin/orders/${id}?language=${language}`);
    const { history, number } = body as OrderDetail;
    return history.map(({ note }) => note.replace(`order-${number}`, 'order-N')).filter(Boolean);
  };
  expect(await notesIn('en')).toEqual([
    'Paid outside of the shop: cash order-N. By the gate',
    'Call before delivery',
    'Press is broken',
  ]);
  expect(await notesIn('hi')).toEqual([
    'दुकान के बाहर भुगतान: नकद order-N. By the gate',
    'Call before delivery',
    'Press is broken',
  ]);
  expect((await notesIn('ta'))[0]).toBe('கடைக்கு வெளியே பணம் வந்தது: ரொக்கம் order-N. By the gate');
});

test('the note of a customer who cancels, and the reason of the refund, are translated too', async () => {
  const payer = await placedOrder(shop);
  await payUpi(shop, await startUpi(payer));
  await mailTo(shop, payer.who.email, 2);
  await payer.me.post(`/api/orders/${payer.order._id}/cancel?language=ta`, {});
  const read = async (language: string): Promise<OrderDetail> =>
    (await admin.get(`/api/admin/orders/${payer.order._id}?language=${language}`)).body;
  const english = await read('en');
  expect(english.history.at(-1)?.note).toBe('Cancelled by the customer');
  const hindi = await read('hi');
  expect(hindi.history.at(-1)?.note).toBe('ग्राहक ने रद्द किया');
  expect(hindi.refunds).toMatchObject([{ reason: 'ग्राहक ने रद्द किया' }]);
  expect(hindi.history.map(({ note }) => note)).toContainEqual(expect.stringMatching(/^pay_\S+ से भुगतान हुआ$/));
});

test('the audit log is searched with the words that the page shows', async () => {
  const { id } = await makeOrder(shop);
  await act(admin, id, 'confirm');
  const found = async (q: string, language: string): Promise<string[]> => {
    const query = new URLSearchParams({ about: 'order', q, language });
    const entries: AuditEntry[] = (await admin.get(`/api/admin/audit?${query}`)).body;
    return entries.filter(({ target }) => target === `order ${id}`).map(({ action }) => action);
  };
  expect(await found('ऑर्डर पक्का', 'hi')).toEqual(['confirm order']);
  expect(await found('உறுதிசெய்தார்', 'ta')).toEqual(['confirm order']);
  expect(await found('confirm', 'en')).toEqual(['confirm order']);
  expect(await found('कूपन', 'hi')).toEqual([]);
});

async function headOf(path: string): Promise<string[]> {
  const parser = createCsvParser();
  const { body } = await admin.get(path);
  return [...parser.push(String(body)), ...parser.end()][0] ?? [];
}

test('files for people have columns in their language; files that are imported again are the same in all', async () => {
  const today = dayOf(new Date());
  const period = `from=${today}&to=${today}`;
  const [lines, orders, customers] = await Promise.all([
    headOf(`/api/admin/exports/orders.csv?${period}&language=hi`),
    headOf(`/api/admin/overview/orders.csv?${period}&language=ta`),
    headOf('/api/admin/exports/customers.csv?language=ta'),
  ]);
  expect(lines.slice(0, 3)).toEqual(['ऑर्डर', 'ऑर्डर की तारीख', 'स्थिति']);
  expect(lines).toContain('CGST');
  expect(orders.slice(0, 3)).toEqual(['ஆர்டர்', 'தேதி', 'பெயர்']);
  expect(customers.slice(0, 3)).toEqual(['பெயர்', 'இமெயில்', 'போன்']);
  const [english, tamil] = await Promise.all(
    ['', '?language=ta'].map((query) => admin.get(`/api/admin/exports/foods.csv${query}`)),
  );
  expect(tamil?.body).toBe(english?.body);
});

test.each([
  ['hi', 'तमिलनाडु'],
  ['ta', 'தமிழ்நாடு'],
  ['en', 'தமிழ்நாடு'],
])('a state that is typed on a page in %s as %s is stored by its one name', async (language, state) => {
  const address = { ...ADDRESS, state };
  const { me, checkout } = await atCheckout(shop, [SESAME], { address, state });
  const { status, body } = await me.post(`/api/orders/create?language=${language}`, checkout);
  expect(status).toBe(201);
  expect(body.address.state).toBe('Tamil Nadu');
  const who = await makeShopper(shop);
  const profile = json('PUT', { name: 'Meena', phone: '9876543210', address }, bearer(who.token));
  expect((await shop.request(`/api/users/updateProfile?language=${language}`, profile)).status).toBe(200);
  expect((await as(shop, who).get('/api/users/me')).body.address.state).toBe('Tamil Nadu');
});

test('policies name the state and the officer in the language of the page', async () => {
  const policy = async (page: string, language: string) =>
    (await shop.request(`/api/content/pages/${page}?language=${language}`)).text();
  expect(await policy('shipping-policy', 'hi')).toContain('तमिलनाडु');
  expect(await policy('shipping-policy', 'ta')).not.toContain('Tamil Nadu');
  expect(await policy('privacy-policy', 'hi')).toContain('शिकायत अधिकारी');
  expect(await policy('privacy-policy', 'en')).toContain('Grievance Officer');
  const details = async (language: string) => (await shop.request(`/api/shop?language=${language}`)).json();
  expect(await details('ta')).toMatchObject({ state: 'Tamil Nadu', stateName: 'தமிழ்நாடு' });
  expect(await details('en')).toMatchObject({ state: 'Tamil Nadu', stateName: 'Tamil Nadu' });
});

test('the e-mail about a new order names the foods in the language of the owner', async () => {
  await rows(shop, "update users set language = 'ta' where is_admin");
  const { email } = await (await shop.request('/api/shop')).json();
  const payer = await placedOrder(shop, [SESAME]);
  await payUpi(shop, await startUpi(payer));
  const mail = await until(() =>
    shop.sandbox.mailbox
      .messages(email)
      .find(({ subject }: { subject: string }) => subject.includes(String(payer.order.number))),
  );
  expect(mail.text).toContain('மரச்செக்கு நல்லெண்ணெய்');
  await rows(shop, "update users set language = 'en' where is_admin");
});
