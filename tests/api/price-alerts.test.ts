import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyCheaper, notifyRestocked } from '../../src/server/restock/notify-waiting.ts';
import { endQuietHours, noticesOf, setNoticeTerms } from '../support/notices.ts';
import { openPayments, rows } from '../support/payments.ts';
import { bearer, json, until } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = 'wood-pressed-coconut-oil';
const PATH = '/api/restock-requests';
const KEYS = {
  WHATSAPP_TOKEN: 'chekku-demo-whatsapp',
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_APP_SECRET: 'chekku-demo-whatsapp-secret',
  WHATSAPP_VERIFY_TOKEN: 'chekku-demo-whatsapp-verify',
  WHATSAPP_TEMPLATES: 'order-paid=order_paid, restocked=restocked, price-dropped=price_dropped',
};

let shop: TestShop;
let deps: Awaited<ReturnType<typeof openPayments>> & Pick<TestShop, 'config'>;
beforeAll(async () => {
  shop = await openTestShop(KEYS);
  deps = { ...(await openPayments(shop)), config: shop.config };
  await endQuietHours(shop);
  await rows(shop, 'update foods set discount_percent = 0 where id = $1 returning 1', FOOD);
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

let made = 0;
/** A size of its own for each test. It costs ₹1,000. */
async function makeSize(stock: number | null = 5): Promise<string> {
  made += 1;
  const size = `alert ${made}`;
  await rows(
    shop,
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    FOOD,
    size,
    700 + made,
    stock,
  );
  return size;
}
const setPrice = (size: string, paise: number) =>
  rows(shop, 'update food_sizes set price_paise = $2 where size = $1 returning 1', size, paise);
async function makeCustomer(): Promise<Shopper & { phone: string }> {
  const customer = await makeShopper(shop);
  made += 1;
  const phone = String(9_700_000_000 + made);
  await rows(
    shop,
    'update users set email_verified_at = now(), phone = $2 where id = $1 returning 1',
    customer.id,
    phone,
  );
  return { ...customer, phone: `91${phone}` };
}
const askAs = ({ token }: Shopper, size: string, waitsUntil = 'cheaper') =>
  shop.request(PATH, json('POST', { productId: FOOD, size, until: waitsUntil }, bearer(token)));
const mailsTo = (email: string) =>
  rows<{ subject: string; text: string; link: string; stop: string | null }>(
    shop,
    `select data -> 'content' ->> 'subject' as subject, data -> 'content' -> 'paragraphs' ->> 0 as text,
       data -> 'content' -> 'link' ->> 'url' as link, data -> 'content' -> 'stop' ->> 'url' as stop
     from pgboss.job where name = 'mail' and data -> 'to' ->> 'address' = $1
       and data -> 'content' ->> 'subject' like '%alert%' order by created_on`,
    email,
  );
const tokenOf = (url: string | null | undefined) => String(url).split('/restock/')[1] ?? '';

test('a customer is notified once when the price falls, and not again when it rises and falls', async () => {
  const size = await makeSize();
  const customer = await makeCustomer();
  const [first] = await Promise.all([askAs(customer, size), askAs(customer, size)]);
  expect([first?.status, await first?.json()]).toEqual([200, { isWaiting: true }]);
  await setPrice(size, 120_000);
  await notifyCheaper(deps);
  // less than a hundredth is no news
  await setPrice(size, 99_500);
  await notifyCheaper(deps);
  expect(await mailsTo(customer.email)).toEqual([]);
  await setPrice(size, 90_000);
  await Promise.all([notifyCheaper(deps), notifyCheaper(deps), notifyCheaper(deps)]);
  const mails = await mailsTo(customer.email);
  expect(mails).toMatchObject([
    {
      subject: `Wood-Pressed Coconut Oil (${size}) costs less now`,
      text: `You asked us to write: Wood-Pressed Coconut Oil (${size}) now costs ₹900 instead of ₹1,000.`,
    },
  ]);
  expect(mails[0]?.link).toMatch(new RegExp(`/food/${FOOD}$`));
  for (const price of [120_000, 80_000]) {
    await setPrice(size, price);
    await notifyCheaper(deps);
  }
  expect(await mailsTo(customer.email)).toHaveLength(1);
  // asked again: notified of the next lower price, compared with the one seen now
  await askAs(customer, size);
  await notifyCheaper(deps);
  expect(await mailsTo(customer.email)).toHaveLength(1);
  await setPrice(size, 70_000);
  await notifyCheaper(deps);
  expect(await mailsTo(customer.email)).toHaveLength(2);
});

test('a discount and a sale count like a lower price; a sold-out size waits until it can be bought', async () => {
  const [size, other] = [await makeSize(), await makeSize(0)];
  const customer = await makeCustomer();
  for (const one of [size, other]) expect((await askAs(customer, one)).status).toBe(200);
  await rows(shop, 'update foods set discount_percent = 20 where id = $1 returning 1', FOOD);
  await notifyCheaper(deps);
  expect((await mailsTo(customer.email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('₹800 instead of ₹1,000'),
  ]);
  await rows(shop, 'update food_sizes set stock = 3 where size = $1 returning 1', other);
  await notifyCheaper(deps);
  expect(await mailsTo(customer.email)).toHaveLength(2);
  await rows(shop, 'update foods set discount_percent = 0 where id = $1 returning 1', FOOD);
});

test.each([
  ['cheaper', 'price-dropped', 'A food that you asked about costs less now.'],
  ['back', 'restocked', 'A food that you waited for is back.'],
] as const)(
  '%s: the same message comes by push and WhatsApp to those who chose them',
  async (wait, kind, body) => {
    const size = await makeSize(wait === 'back' ? 0 : 5);
    const customer = await makeCustomer();
    const browser = shop.sandbox.push.subscribe();
    const headers = bearer(customer.token);
    await shop.request('/api/push', json('PUT', { ...browser, isOn: true }, headers));
    await shop.request(
      '/api/users/message-channels',
      json('PUT', { channel: 'whatsapp', isOn: true }, headers),
    );
    expect((await askAs(customer, size, wait)).status).toBe(200);
    await rows(
      shop,
      'update food_sizes set price_paise = 50000, stock = 5 where size = $1 returning 1',
      size,
    );
    await (wait === 'back' ? notifyRestocked : notifyCheaper)(deps);
    const [message] = await until(() => {
      const found = shop.sandbox.push.messages(browser.endpoint);
      return found.length > 0 ? found : undefined;
    });
    expect(message?.payload).toMatchObject({ title: 'Chekku Farms', body, path: `/food/${FOOD}` });
    const sent = await until(() => shop.sandbox.whatsapp.messages(customer.phone)[0]);
    expect(sent).toMatchObject({ template: kind.replace('-', '_') });
    expect(sent.values[1]).toBe(`Wood-Pressed Coconut Oil (${size})`);
    expect((await noticesOf(shop, customer.id)).map((notice) => notice.kind)).toEqual([kind, kind]);
  },
);

test('in quiet hours nothing is sent, also no e-mail', async () => {
  const size = await makeSize();
  const customer = await makeCustomer();
  await askAs(customer, size);
  await setPrice(size, 50_000);
  const [now] = await rows<{ hour: number }>(
    shop,
    "select extract(hour from now() at time zone 'Asia/Kolkata')::int as hour",
  );
  const hour = now?.hour ?? 0;
  await setNoticeTerms(shop, { isQuiet: true, quietFrom: hour, quietUntil: (hour + 2) % 24 });
  await notifyCheaper(deps);
  expect(await mailsTo(customer.email)).toEqual([]);
  await endQuietHours(shop);
  await notifyCheaper(deps);
  expect(await mailsTo(customer.email)).toHaveLength(1);
});

test('a visitor confirms it by a link; the link of the message ends messages about prices only', async () => {
  const [size, other, sold] = [await makeSize(), await makeSize(), await makeSize(0)];
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  const ask = (one: string, waitsUntil: string) =>
    shop.request(
      `${PATH}/by-email?language=hi`,
      json('POST', { productId: FOOD, size: one, email, until: waitsUntil }),
    );
  for (const one of [size, other])
    expect(await (await ask(one, 'cheaper')).json()).toEqual({ isWaiting: false });
  await ask(sold, 'back');
  await setPrice(size, 50_000);
  await notifyCheaper(deps);
  const links = await mailsTo(email);
  expect(links).toHaveLength(3);
  expect(links[0]?.subject).toContain('सस्ता होने पर');
  const state = await shop.request(`${PATH}/${tokenOf(links[0]?.link)}`);
  expect(await state.json()).toMatchObject({ productId: FOOD, size, until: 'cheaper', isConfirmed: false });
  for (const { link } of links)
    expect((await shop.request(`${PATH}/${tokenOf(link)}/confirm`, { method: 'PUT' })).status).toBe(200);
  await notifyCheaper(deps);
  const message = (await mailsTo(email)).at(-1);
  expect(message?.subject).toContain('का दाम घट गया है');
  const stopped = await shop.request(`${PATH}/${tokenOf(message?.stop)}`, { method: 'DELETE' });
  expect((await stopped.json()).message).toContain('lower prices');
  const open = await rows<{ kind: string }>(
    shop,
    `select 'price' as kind from price_requests where email = $1
     union all select 'restock' from restock_requests where email = $1`,
    email,
  );
  expect(open).toEqual([{ kind: 'restock' }]);
});

test('requests are in the export of a customer and go with the account', async () => {
  const size = await makeSize();
  const customer = await makeCustomer();
  await askAs(customer, size);
  const exported = await shop.request('/api/users/export', { headers: bearer(customer.token) });
  expect((await exported.json()).priceRequests).toMatchObject([{ food: FOOD, size }]);
  await shop.request('/api/users/me', { method: 'DELETE', headers: bearer(customer.token) });
  expect(await rows(shop, 'select 1 from price_requests where email = $1', customer.email)).toEqual([]);
});

test('a customer takes a request back; that of somebody else, and one of the other kind, stays', async () => {
  const [size, other] = [await makeSize(), await makeSize()];
  const [customer, stranger] = [await makeCustomer(), await makeCustomer()];
  for (const person of [customer, stranger]) for (const one of [size, other]) await askAs(person, one);
  const takeBack = (query: string) =>
    shop.request(`${PATH}/${FOOD}/${encodeURIComponent(size)}${query}`, {
      method: 'DELETE',
      headers: bearer(customer.token),
    });
  const waiting = () =>
    rows<{ email: string }>(shop, 'select email from price_requests where size = $1 order by email', size);
  expect((await takeBack('')).status).toBe(200);
  expect(await waiting()).toHaveLength(2);
  for (const _ of ['first', 'second']) {
    const response = await takeBack('?until=cheaper');
    expect([response.status, (await response.json()).message]).toEqual([
      200,
      expect.stringContaining('Done'),
    ]);
    expect(await waiting()).toEqual([{ email: stranger.email }]);
  }
  await setPrice(size, 50_000);
  await setPrice(other, 50_000);
  await notifyCheaper(deps);
  expect((await mailsTo(customer.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`(${other})`),
  ]);
  expect((await takeBack('?until=free')).status).toBe(400);
});

test('unknown wishes and sizes are rejected', async () => {
  const customer = await makeCustomer();
  expect((await askAs(customer, 'no such size')).status).toBe(404);
  expect((await askAs(customer, await makeSize(), 'free')).status).toBe(400);
});
