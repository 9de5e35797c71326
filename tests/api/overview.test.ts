import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Overview } from '../../src/contract/admin/overview.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import {
  expectStats,
  type MovedMoney,
  readLedger,
  readSoldOrders,
  type SoldOrder,
} from '../support/overview-stats.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const ORDERS = 5000;
let shop: TestShop;
let admin: Admin;

let orders: SoldOrder[];
let ledger: MovedMoney[];

/** Pseudo-random orders, most of them near midnight in India, where time zone errors show. */
async function generate(): Promise<void> {
  const { pool } = shop.database;
  await pool.query('select setseed(0.42)');
  await pool.query(
    `with made as (
       select gen_random_uuid() as id, n,
         timestamptz '2026-09-01 00:00+05:30' + (n % 90) * interval '1 day'
           + (array['0 s', '1 s', '23:59:59.999', '05:29:59', '05:30', '12:00'])[1 + n % 6]::interval as at,
         1 + n * 7919 % 9 as quantity, 10000 + n * 104729 % 90001 as charged,
         (array['NEW','PENDING','CONFIRMED','PAYMENT','SHIPPED','DELIVERED','CANCELLED'])[1 + n * 31 % 7] as status,
         (array['COMPLETED','PENDING','COMPLETED','REFUNDED'])[1 + n / 7 % 4] as payment,
         case when n % 5 = 0 then (select code from coupons order by code limit 1) end as coupon,
         s.food_id, s.size, f.name
       from generate_series(1, ${ORDERS}) n
       join (select food_id, size, row_number() over (order by food_id, size) - 1 as place, count(*) over () as sizes
             from food_sizes) s on s.place = n % s.sizes
       join foods f on f.id = s.food_id),
     written as (
       insert into orders (id, name, email, phone, address, status, payment_status, payment_id, coupon_code,
         items_paise, discount_paise, total_paise, created_at, deleted_at)
       select id, case when n % 100 = 0 then '=HYPERLINK("http://x","y")' else 'Customer ' || n end, '', '',
         '"Somewhere"'::jsonb, status, payment, 'pay_' || n, coupon, quantity * charged,
         case when coupon is null then 0 else quantity * charged / 10 end,
         quantity * charged - case when coupon is null then 0 else quantity * charged / 10 end,
         at, case when n % 50 = 0 then now() end
       from made)
     insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
     select id, 0, food_id, name, size, charged, charged, quantity from made`,
  );
  // some payments came days later, some have a refund that is done, pending or failed
  await pool.query(
    `with paid as (
       insert into payments (id, order_id, provider, provider_payment_id, amount_minor, currency, status, captured_at)
       select gen_random_uuid(), id, 'outside', 'paid ' || number, total_paise, 'INR', 'captured', created_at + (number % 4) * interval '1 day'
       from orders where payment_status <> 'PENDING' and deleted_at is null and total_paise > 1000 returning *)
     insert into refunds (id, payment_id, idempotency_key, amount_minor, status, processed_at)
     select gen_random_uuid(), id, 'part ' || id, amount_minor / 7, (array['processed', 'requested', 'failed'])[1 + amount_minor % 3],
       captured_at + amount_minor % 9 * interval '1 day'
     from paid where amount_minor % 2 = 0`,
  );
  orders = await readSoldOrders(pool);
  ledger = await readLedger(pool);
}

beforeAll(async () => {
  shop = await openTestShop();
  admin = await asAdmin(shop);
  await generate();
});
afterAll(() => shop.close());

const read = async (from: string, to: string): Promise<Overview> => {
  const { status, body } = await admin.get(`/api/admin/overview?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body;
};

test.each([
  ['2026-09-01', '2026-09-30'],
  ['2026-09-15', '2026-10-28'],
  ['2026-11-29', '2026-11-29'],
])('AD-14 %s to %s: all stats match the orders, to the paisa', async (from, to) => {
  const found = await read(from, to);
  expect(found.now.orders).toBeGreaterThan(20);
  expectStats(found, orders, ledger);
});

test('the previous period is included, and every day is listed even without orders', async () => {
  const found = await read('2026-10-01', '2026-10-10');
  expect(found.before).toEqual((await read('2026-09-21', '2026-09-30')).now);
  expect((await read('2025-12-30', '2026-01-02')).days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2025-12-30', 0],
    ['2025-12-31', 0],
    ['2026-01-01', 0],
    ['2026-01-02', 0],
  ]);
});

test('new customers and low stock', async () => {
  const { pool } = shop.database;
  await pool.query("update food_sizes set stock = 2 where food_id = 'a2-cow-ghee' and position = 0");
  const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
  const found = await read(today, today);
  const { rows } = await pool.query(
    "select count(*)::int from users where not is_admin and (created_at at time zone 'Asia/Kolkata')::date = $1",
    [today],
  );
  expect(found.now.newCustomers).toBe(rows[0].count);
  expect(found.lowStock).toContainEqual(expect.objectContaining({ foodId: 'a2-cow-ghee', stock: 2 }));
  const left = found.lowStock.map(({ stock }) => stock);
  expect(left).toEqual(left.toSorted((a, b) => a - b));
});

test.each([
  '',
  'from=2026-01-01',
  'from=2026-01-02&to=2026-01-01',
  'from=2025-01-01&to=2026-06-01',
  'from=x&to=y',
])('the range "%s" is rejected', async (query) => {
  expect((await admin.get(`/api/admin/overview?${query}`)).status).toBe(400);
  expect((await admin.get(`/api/admin/overview/orders.csv?${query}`)).status).toBe(400);
});

test('T29 the export has every order of the range, and no formula', async () => {
  const { status, body, headers } = await admin.get(
    '/api/admin/overview/orders.csv?from=2026-09-01&to=2026-11-29',
  );
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="orders-2026-09-01-2026-11-29.csv"');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const [head, ...rest] = (body as string).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF?"Order","Date","Name"/);
  const cells = rest.map((line) => line.split(','));
  const placed = cells.filter((line) => line.at(-4) !== '""');
  const seen = placed.map(([number]) => Number(number));
  expect(seen.toSorted((a, b) => a - b)).toEqual(
    orders.map(({ number }) => number).toSorted((a, b) => a - b),
  );
  expect(head).toMatch(/"Delivery","Total","Refunded","Revenue","Cash on delivery fee","Paid"$/);
  const sumOf = (fromEnd: number) =>
    cells.reduce((all, line) => all + Math.round(Number(line.at(fromEnd)?.replaceAll('"', '')) * 100), 0);
  const { now } = await read('2026-09-01', '2026-11-29');
  expect(now.refunded).toBeGreaterThan(0);
  expect(sumOf(-5)).toBe(orders.reduce((all, { total }) => all + total, 0));
  expect(sumOf(-4)).toBe(Math.round(now.refunded * 100));
  expect(sumOf(-3)).toBe(Math.round(now.revenue * 100));
  expect(sumOf(-1)).toBe(Math.round(now.gross * 100));
  expect(body).not.toMatch(/(^|,)"?\s*[=+@]/m);
});
