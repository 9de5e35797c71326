import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdminSearchResult } from '../../src/contract/admin/search.ts';
import { statements } from '../../src/server/platform/db/statement.ts';
import { type Admin, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { makeStaff } from '../support/admins.ts';
import { rows } from '../support/payments.ts';
import { as, forceOrder, makeShopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
let order: Awaited<ReturnType<typeof makeOrder>>;
let number: number;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  await rows(shop, "select setval(pg_get_serial_sequence('orders', 'number'), 20396)");
  order = await makeOrder(shop);
  number = (await admin.get(`/api/admin/orders/${order.id}`)).body.number;
  await forceOrder(
    shop,
    order.id,
    `name = 'Kavitha 100%', phone = '9841233456', tracking_number = 'ST 8830 4398 12',
     address = address || '{"pincode": "638452"}'`,
  );
  await rows(
    shop,
    `insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
     values (uuidv7(), $1, 'razorpay', 'pay_Qk8d21Tz', 100, 'INR', 'captured', now())`,
    order.id,
  );
  await rows(shop, "insert into invoice_series values ('26-27', 2198)");
  await rows(
    shop,
    `insert into invoices (order_id, financial_year, sequence, number, content)
     values ($1, '26-27', 2198, 'INV/26-27/02198', '{"total": 192200}')`,
    order.id,
  );
  await rows(shop, "insert into credit_note_series values ('26-27', 42)");
  await rows(
    shop,
    `insert into credit_notes (id, order_id, financial_year, sequence, number, total_paise, content)
     values (uuidv7(), $1, '26-27', 42, 'CN/26-27/00042', 48600, '{}')`,
    order.id,
  );
});
afterAll(() => shop.close());

async function search(q: string): Promise<AdminSearchResult['groups']> {
  const { status, body } = await admin.get(`/api/admin/search?q=${encodeURIComponent(q)}`);
  expect([status, q]).toEqual([200, q]);
  return body.groups;
}
const of = async (q: string, kind: string) =>
  (await search(q)).find((group) => group.kind === kind)?.results ?? [];

test.each([
  ['20397', 'order'],
  ['#20397', 'order'],
  ['203', 'order'],
  ['kavitha', 'order'],
  ['ka', 'order'],
  ['100%', 'order'],
  ['98412 33456', 'order'],
  ['+91 98412-33456', 'order'],
  ['INV/26-27/02198', 'invoice'],
  ['inv-26-27-02198', 'invoice'],
  ['2198', 'invoice'],
  ['CN/26-27/00042', 'creditNote'],
  ['42', 'creditNote'],
  ['pay_Qk8d', 'payment'],
  ['st88304398', 'tracking'],
])('%s finds the order as %s', async (q, kind) => {
  expect((await of(q, kind)).map(({ to }) => to)).toContain(`/admin/orders/${order.id}`);
});

test('customers, foods and pincodes are found, each with the page to open', async () => {
  const { user } = await rows<{ user: string }>(
    shop,
    'select user_id as "user" from orders where id = $1',
    order.id,
  ).then(([row]) => row ?? { user: '' });
  await rows(shop, "update users set name = 'Murugan Oilmill' where id = $1", user);
  expect(await of('oilmill', 'customer')).toMatchObject([
    { to: `/admin/customers/${user}`, title: 'Murugan Oilmill' },
  ]);
  await admin.put(`/api/admin/customers/${user}/tags`, { tags: ['Wholesale'] });
  expect(await of('wholes', 'customer')).toMatchObject([{ to: `/admin/customers/${user}` }]);
  expect(await of('sesame oil', 'food')).toMatchObject([{ to: '/admin/editFood/wood-pressed-sesame-oil' }]);
  expect(await of('638452', 'pincode')).toEqual([
    { to: '/admin/orders?q=638452', title: '638452', note: 'Erode, Tamil Nadu · 1' },
  ]);
  const guest = await makeOrder(shop);
  await forceOrder(shop, guest.id, "user_id = null, phone = '9000000077', name = 'Caller'");
  expect(await of('90000000', 'customer')).toMatchObject([
    { to: '/admin/customers/9000000077', title: 'Caller' },
  ]);
});

test('what is not there is not found, and wildcards are letters', async () => {
  for (const q of ['zzzzqq', '%%%', '___', "'; drop table orders; --", '\\', '9'.repeat(100)])
    expect(await search(q)).toEqual([]);
  expect(number).toBe(20397);
});

test('hostile requests', async () => {
  const status = async (query: string) => (await admin.get(`/api/admin/search${query}`)).status;
  expect(await status('')).toBe(400);
  expect(await status('?q=')).toBe(400);
  expect(await status(`?q=${'x'.repeat(101)}`)).toBe(400);
  expect(await status('?q=%00')).toBeLessThan(500);
  const customer = as(shop, await makeShopper(shop));
  expect((await customer.get('/api/admin/search?q=kavitha')).status).toBe(403);
  expect((await shop.request('/api/admin/search?q=kavitha')).status).toBe(401);
});

test('with many orders no part of the search reads a whole table of orders', {
  timeout: 60_000,
}, async () => {
  // in parts: on a busy machine all of them at once take longer than one statement may
  for (let first = 1; first <= 20_000; first += 2000)
    await rows(
      shop,
      `insert into orders (id, name, email, phone, address, items_paise, discount_paise, delivery_paise, total_paise,
       promise, tracking_number)
     select uuidv7(), 'Person ' || n, 'p' || n || '@example.com', (9100000000 + n)::text,
       (select address from orders where name = 'Kavitha 100%') || jsonb_build_object('pincode', (600000 + n % 900)::text), 100, 0, 0, 100, '{}', 'T' || n
     from generate_series(${first}, ${first + 1999}) n`,
    );
  // the vacuum empties the waiting lists of the trigram indexes, which make them look expensive
  await rows(shop, 'vacuum analyze orders');
  const { text = '', params = {} } = statements.find(({ name }) => name === 'admin_search') ?? {};
  const q = '9841233456';
  const values: Record<string, unknown> = {
    contains: `%${q}%`,
    start: `${q}%`,
    number: `${q}%`,
    exactNumber: Number(q),
    phone: `${q}%`,
    tracking: `${q}%`,
    document: null,
    reference: `${q}%`,
    pincode: '638452',
  };
  const { rows: plan } = await shop.database.pool.query(
    `explain ${text}`,
    Object.keys(params).map((name) => values[name]),
  );
  const lines = plan.map((row) => String(row['QUERY PLAN']));
  expect(lines.filter((line) => /Seq Scan on orders/.test(line))).toEqual([]);
});

test('what is found leads to a page of the role, and a batch has its day as people read it', async () => {
  const [{ code } = { code: '' }] = await rows<{ code: string }>(
    shop,
    'select code from batches order by pressed_on desc nulls last limit 1',
  );
  const [{ note = '' } = {}] = await of(code, 'batch');
  expect(note).toMatch(/ · \d{1,2} [A-Z][a-z]{2} \d{4}$/);
  const found = async (role: 'packer' | 'editor', q: string): Promise<AdminSearchResult['groups']> =>
    (await as(shop, await makeStaff(shop, role)).get(`/api/admin/search?q=${q}`)).body.groups;
  const pages = (groups: AdminSearchResult['groups']) =>
    groups.flatMap(({ results }) => results.map(({ to }) => to.split('/')[2]));
  expect(new Set(pages(await found('packer', 'groundnut')))).toEqual(new Set(['stock']));
  expect(new Set(pages(await found('editor', 'groundnut')))).toEqual(new Set(['editFood']));
  expect(await found('editor', code)).toEqual([]);
});
