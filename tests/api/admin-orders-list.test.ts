import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderListRow } from '../../src/contract/admin/orders.ts';
import { type Admin, asAdmin, makeOrder } from '../support/admin-actions.ts';
import { forceOrder } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Admin;
const ids: string[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  // the fifth order's number is a pincode, too
  await shop.database.pool.query("select setval(pg_get_serial_sequence('orders', 'number'), 110089)");
  for (let count = 0; count < 7; count += 1) ids.push((await makeOrder(shop)).id);
  const [first = '', second = '', third = ''] = ids;
  await forceOrder(shop, first, "name = 'Kavitha 100%', phone = '9000011111', status = 'SHIPPED'");
  await forceOrder(
    shop,
    second,
    "payment_status = 'COMPLETED', payment_id = 'x', email = 'Second@Example.com'",
  );
  const [, , , fourth = '', fifth = '', sixth = ''] = ids;
  await forceOrder(
    shop,
    fourth,
    `tracking_number = 'ST 8830 4412 79', address = address || '{"pincode": "110094"}'`,
  );
  await shop.database.pool.query(
    `insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
     values (uuidv7(), $1, 'razorpay', 'pay_Search1', 100, 'INR', 'captured', now()),
       (uuidv7(), $2, 'outside', 'bank UTR 7788', 100, 'INR', 'captured', now())`,
    [fifth, sixth],
  );
  await shop.database.pool.query(
    `insert into payment_attempts (id, order_id, provider, environment, provider_order_id, amount_minor, currency, created_at)
     values (uuidv7(), $1, 'razorpay', 'sandbox', 'order_Search1', 100, 'INR', now() - interval '1 day')`,
    [fifth],
  );
  await shop.database.pool.query("insert into invoice_series values ('24-25', 77)");
  await shop.database.pool.query(
    `insert into invoices (order_id, financial_year, sequence, number, content) values ($1, '24-25', 77, 'INV/24-25/00077', '{}')`,
    [sixth],
  );
  await forceOrder(shop, third, "created_at = '2026-01-31T18:29:59Z', email = 'not.second@example.com'");
});
afterAll(() => shop.close());

const list = async (query = ''): Promise<OrderListRow[]> => {
  const { status, body } = await admin.get(`/api/admin/orders?${query}`);
  expect(status).toBe(200);
  return body;
};
const found = async (query: string) => (await list(query)).map(({ _id }) => _id);

test('orders come page by page, newest first, each once', async () => {
  const all = await found('limit=100');
  expect(all).toHaveLength(7);
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const page = await found(`limit=3${after && `&after=${after}`}`);
    seen.push(...page);
    after = page.at(-1) ?? '';
    if (page.length < 3) break;
  }
  expect(seen).toEqual(all);
  expect(all.at(-1)).toBe(ids[2]);
});

test.each([
  ['status=SHIPPED', 0],
  ['payment=COMPLETED', 1],
  ['q=kavitha', 0],
  ['q=100%25', 0],
  ['q=ST+8830+4412+79', 3],
  ['q=st8830441279', 3],
  ['q=pay_Search1', 4],
  ['q=order_Search1', 4],
  ['q=UTR+7788', 5],
  ['q=bank+UTR+7788', 5],
  ['q=INV/24-25/00077', 5],
  ['q=inv-24-25-00077', 5],
  ['q=9000011111', 0],
  ['q=SECOND@example.COM', 1],
  ['q=%20second@example.com', 1],
  ['q=not.sec', 2],
  // no order has this address: it is a part of another one
  ['q=t.second@example.com', 2],
  ['from=2026-01-31&to=2026-01-31', 2],
  ['to=2026-02-01', 2],
])('%s finds the one', async (query, index) => {
  expect(await found(query)).toEqual([ids[index]]);
});

test('six digits match a pincode and an order number: both are found, page by page and with the other filters', async () => {
  const both = [ids[4], ids[3]];
  expect(await found('q=110094')).toEqual(both);
  expect(await found('q=110094&limit=1')).toEqual([ids[4]]);
  expect(await found(`q=110094&limit=1&after=${ids[4]}`)).toEqual([ids[3]]);
  expect(await found('q=110094&status=SHIPPED')).toEqual([]);
  expect((await admin.get('/api/admin/orders/totals?q=110094')).body.count).toBe(2);
  expect(await found('q=642001')).toHaveLength(6);
  expect((await admin.get('/api/admin/orders/totals?q=642001')).body.count).toBe(6);
});

test('a number finds its order, with or without #', async () => {
  const [newest] = await list('limit=1');
  expect(await found(`q=${newest?.number}`)).toContain(newest?._id);
  expect(await found(`q=%23${newest?.number}`)).toEqual([newest?._id]);
});

test('a search without matches is empty; an invalid filter is rejected', async () => {
  expect(await found('q=_')).toEqual([]);
  expect(await found(`q=${'9'.repeat(40)}`)).toEqual([]);
  for (const query of [
    'status=x',
    'payment=x',
    'from=x',
    'from=2026-02-30',
    'limit=0',
    'after=x',
    'to=9999-01-01',
  ]) {
    expect((await admin.get(`/api/admin/orders?${query}`)).status).toBe(400);
  }
});

test('the totals follow the filter', async () => {
  const totals = async (query: string) => (await admin.get(`/api/admin/orders/totals?${query}`)).body;
  expect(await totals('')).toEqual({ count: 7, isMore: false, total: 7 * 1458, paid: 1458 });
  expect(await totals('status=SHIPPED')).toEqual({ count: 1, isMore: false, total: 1458, paid: 0 });
  expect(await totals('q=second@example.com')).toEqual({ count: 1, isMore: false, total: 1458, paid: 1458 });
  expect((await totals('q=second@example')).count).toBe(2);
  expect(await totals('q=nobody')).toEqual({ count: 0, isMore: false, total: 0, paid: 0 });
});

test('an email address whose only order was deleted is still searched as part of others', async () => {
  const { id } = await makeOrder(shop);
  await forceOrder(shop, id, "deleted_at = now(), email = 'ond@example.com'");
  expect(await found('q=ond@example.com')).toEqual([ids[1], ids[2]]);
});
