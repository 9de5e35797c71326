import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifyRestocked } from '../../src/server/restock/notify-waiting.ts';
import { purgeRestockRequests } from '../../src/server/restock/purge-requests.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { openPayments, rows } from '../support/payments.ts';
import { bearer } from '../support/people.ts';
import { makeShopper, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = 'wood-pressed-coconut-oil';
const PATH = '/api/restock-requests';

let shop: TestShop;
let admin: Admin;
let deps: Awaited<ReturnType<typeof openPayments>> & Pick<TestShop, 'config'>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  deps = { ...(await openPayments(shop)), config: shop.config };
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

let made = 0;
/** A sold-out size of its own for each test. */
async function makeSize(stock: number | null = 0): Promise<string> {
  made += 1;
  const size = `restock ${made}`;
  await rows(
    shop,
    'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, 100000, $4)',
    FOOD,
    size,
    500 + made,
    stock,
  );
  return size;
}
const setStock = (size: string, stock: number) =>
  rows(shop, 'update food_sizes set stock = $2 where size = $1', size, stock);
const confirm = (path: string) => shop.request(path, { method: 'PUT' });
const post = (path: string, body: unknown, who?: Shopper, headers: Record<string, string> = {}) =>
  shop.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(who && bearer(who.token)), ...headers },
    body: JSON.stringify(body),
  });
const askAs = (who: Shopper, size: string) => post(PATH, { productId: FOOD, size }, who);
const askBy = (email: string, size: string, language = 'en') =>
  post(`${PATH}/by-email?language=${language}`, { productId: FOOD, size, email });
const newEmail = () => `visitor-${crypto.randomUUID()}@example.com`;

interface Mail {
  subject: string;
  link: string;
  stop: string | null;
}
const mailsTo = (email: string) =>
  rows<Mail>(
    shop,
    `select data -> 'content' ->> 'subject' as subject, data -> 'content' -> 'link' ->> 'url' as link,
       data -> 'content' -> 'stop' ->> 'url' as stop
     from pgboss.job where name = 'mail' and data -> 'to' ->> 'address' = $1
       and data -> 'content' ->> 'subject' like '%restock%' order by created_on`,
    email,
  );
const tokenOf = (url: string | null | undefined) => String(url).split('/restock/')[1] ?? '';
const waitingFor = async (size: string) => {
  const response = await shop.request('/api/admin/foods?limit=100', { headers: bearer(admin.admin.token) });
  const foods: { _id: string; quantities: { size: string; waiting?: number }[] }[] = await response.json();
  return foods.find(({ _id }) => _id === FOOD)?.quantities.find((one) => one.size === size)?.waiting;
};

test('a customer asks with one call and is mailed once when the size is back', async () => {
  const size = await makeSize();
  const customer = await makeShopper(shop);
  await rows(shop, 'update users set email_verified_at = now() where id = $1', customer.id);
  const [first] = await Promise.all([askAs(customer, size), askAs(customer, size), askAs(customer, size)]);
  expect([first?.status, await first?.json()]).toEqual([200, { isWaiting: true }]);
  expect(await waitingFor(size)).toBe(1);
  await notifyRestocked(deps);
  expect(await mailsTo(customer.email)).toEqual([]);
  await setStock(size, 3);
  await Promise.all([notifyRestocked(deps), notifyRestocked(deps), notifyRestocked(deps)]);
  const mails = await mailsTo(customer.email);
  expect(mails).toMatchObject([{ subject: `Wood-Pressed Coconut Oil (${size}) is back` }]);
  expect(mails[0]?.link).toMatch(new RegExp(`/food/${FOOD}$`));
  expect(await waitingFor(size)).toBe(0);
  await setStock(size, 0);
  await setStock(size, 3);
  await notifyRestocked(deps);
  expect(await mailsTo(customer.email)).toHaveLength(1);
});

test('a visitor waits only after opening the link, in the language of the page', async () => {
  const size = await makeSize();
  const email = newEmail();
  const asked = await askBy(email.toUpperCase(), size, 'ta');
  expect([asked.status, await asked.json()]).toEqual([200, { isWaiting: false }]);
  expect(await waitingFor(size)).toBe(0);
  const [mail] = await mailsTo(email.toUpperCase());
  expect(mail?.link).toContain('/ta/restock/');
  expect(mail?.subject).toContain('மரச்செக்கு தேங்காய் எண்ணெய்');
  const token = tokenOf(mail?.link);
  const state = await shop.request(`${PATH}/${token}`);
  expect(await state.json()).toMatchObject({ productId: FOOD, size, isConfirmed: false });
  // reading the link, as mail servers do, confirms nothing
  await setStock(size, 3);
  await notifyRestocked(deps);
  expect(await mailsTo(email)).toEqual([]);
  await setStock(size, 0);
  expect((await confirm(`${PATH}/${token}/confirm`)).status).toBe(200);
  expect((await confirm(`${PATH}/${token}/confirm`)).status).toBe(200);
  expect(await waitingFor(size)).toBe(1);
  await setStock(size, 3);
  await notifyRestocked(deps);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('an e-mail that waits already gets the same response and no second link', async () => {
  const size = await makeSize();
  const email = newEmail();
  await askBy(email, size);
  await askBy(email, size);
  const [first, second] = await mailsTo(email);
  expect((await shop.request(`${PATH}/${tokenOf(first?.link)}`)).status).toBe(404);
  await confirm(`${PATH}/${tokenOf(second?.link)}/confirm`);
  const again = await askBy(email, size);
  expect([again.status, await again.json()]).toEqual([200, { isWaiting: false }]);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the link of the e-mail ends everything that the address waits for', async () => {
  const [one, other] = [await makeSize(), await makeSize()];
  const customer = await makeShopper(shop);
  await rows(shop, 'update users set email_verified_at = now() where id = $1', customer.id);
  await askAs(customer, one);
  await askAs(customer, other);
  await setStock(one, 1);
  await notifyRestocked(deps);
  const [mail] = await mailsTo(customer.email);
  const token = tokenOf(mail?.stop);
  const state = await shop.request(`${PATH}/${token}`);
  expect(await state.json()).toMatchObject({ size: one, isConfirmed: true });
  for (const _ of [1, 2])
    expect((await shop.request(`${PATH}/${token}`, { method: 'DELETE' })).status).toBe(200);
  expect(await waitingFor(other)).toBe(0);
  await setStock(other, 1);
  await notifyRestocked(deps);
  expect(await mailsTo(customer.email)).toHaveLength(1);
});

test('an account without a verified e-mail confirms it too, and a blocked one is not mailed', async () => {
  const size = await makeSize();
  const customer = await makeShopper(shop);
  await rows(shop, 'update users set email_verified_at = null where id = $1', customer.id);
  expect(await (await askAs(customer, size)).json()).toEqual({ isWaiting: false });
  await rows(shop, 'update users set email_verified_at = now() where id = $1', customer.id);
  expect(await (await askAs(customer, size)).json()).toEqual({ isWaiting: true });
  await rows(shop, 'update users set is_blocked = true where id = $1', customer.id);
  await setStock(size, 1);
  await notifyRestocked(deps);
  expect(await mailsTo(customer.email)).toHaveLength(1);
});

test('what is in stock, unknown or malformed is rejected', async () => {
  const customer = await makeShopper(shop);
  const inStock = await makeSize(5);
  expect((await askAs(customer, inStock)).status).toBe(409);
  expect((await askAs(customer, await makeSize(null))).status).toBe(409);
  expect((await askAs(customer, 'no such size')).status).toBe(404);
  expect((await post(PATH, { productId: '../x', size: '1 L' }, customer)).status).toBe(404);
  for (const body of [{}, { productId: 7, size: [] }, { productId: FOOD, size: 'x'.repeat(500) }]) {
    expect((await post(PATH, body, customer)).status).toBe(400);
  }
  for (const email of ['', 'nobody', 'a@b\r\nBcc: c@d.example', 7]) {
    expect((await post(`${PATH}/by-email`, { productId: FOOD, size: inStock, email })).status).toBe(400);
  }
  expect((await shop.request(`${PATH}/${'x'.repeat(43)}`)).status).toBe(404);
  expect((await confirm(`${PATH}/x/confirm`)).status).toBe(404);
});

test('a stranger cannot flood a mailbox', async () => {
  const email = newEmail();
  const sizes = await Promise.all(Array.from({ length: 7 }, () => makeSize()));
  const statuses = await Promise.all(sizes.map(async (size) => (await askBy(email, size)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await mailsTo(email)).toHaveLength(5);
});

test('requests are in the export of a customer and go with the account', async () => {
  const size = await makeSize();
  const customer = await makeShopper(shop);
  await rows(shop, 'update users set email_verified_at = now() where id = $1', customer.id);
  await askAs(customer, size);
  const exported = await shop.request('/api/users/export', { headers: bearer(customer.token) });
  expect((await exported.json()).restockRequests).toMatchObject([{ food: FOOD, size }]);
  await shop.request('/api/users/me', { method: 'DELETE', headers: bearer(customer.token) });
  expect(await waitingFor(size)).toBe(0);
});

test('old requests are deleted, and an unconfirmed link ends after two days', async () => {
  const size = await makeSize();
  const email = newEmail();
  await askBy(email, size);
  const token = tokenOf((await mailsTo(email))[0]?.link);
  await rows(
    shop,
    "update restock_requests set created_at = now() - interval '49 hours' where email = $1",
    email,
  );
  expect((await confirm(`${PATH}/${token}/confirm`)).status).toBe(404);
  await purgeRestockRequests(shop.database.db);
  expect(await rows(shop, 'select 1 from restock_requests where email = $1', email)).toEqual([]);
});
