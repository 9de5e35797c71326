import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCsvParser } from '../../src/rules/csv-parser.ts';
import { addDays, dayOf } from '../../src/rules/days.ts';
import { makeAdmin } from '../support/admins.ts';
import { payUpi, placedOrder, startUpi } from '../support/payments.ts';
import { bearer, until } from '../support/people.ts';
import { as, COCONUT, SESAME, type Shopper } from '../support/sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await makeAdmin(shop);
});
afterAll(() => shop.close());

const today = dayOf(new Date());
type Row = Record<string, string>;

async function download(path: string): Promise<Row[]> {
  const response = await shop.request(`/api/admin/exports/${path}`, { headers: bearer(admin.token) });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const parser = createCsvParser();
  const [head = [], ...lines] = [...parser.push(await response.text()), ...parser.end()];
  return lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ''])));
}

const orderLines = (from = today, to = today) => download(`orders.csv?from=${from}&to=${to}`);

test('an unpaid order has its lines and totals, and no tax yet', async () => {
  const { order, who } = await placedOrder(shop, [SESAME, COCONUT]);
  const lines = (await orderLines()).filter((row) => row.Order === String(order.number));
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines[0]).toMatchObject({
    'Order date': today,
    Status: 'PENDING',
    Invoice: '',
    Email: who.email,
    Line: '1',
    Quantity: '3',
    'Unit price': '486',
    'Gross amount': '1458',
    'Taxable value': '',
    'Order total': String(order.totalPrice),
    'Payment ID': '',
  });
  // totals stand in the first line only, so that a column can be summed
  expect(lines[1]).toMatchObject({ Line: '2', 'Order total': '', Refunded: '' });
});

test('a paid order has invoice, tax and payment; the lines add up to the total', async () => {
  const payer = await placedOrder(shop, [SESAME, COCONUT]);
  const { order, me } = payer;
  await payUpi(shop, await startUpi(payer));
  await until(async () =>
    (await me.get(`/api/orders/order/${order._id}`)).body.status === 'PAYMENT' ? true : undefined,
  );
  const lines = (await orderLines()).filter((row) => row.Order === String(order.number));
  const sum = (column: string) =>
    lines.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0) / 100;
  expect(sum('Line total')).toBe(order.totalPrice);
  expect(Math.round((sum('Taxable value') + sum('CGST') + sum('SGST') + sum('IGST')) * 100) / 100).toBe(
    order.totalPrice,
  );
  expect(lines[0]).toMatchObject({
    Status: 'PAYMENT',
    'Invoice date': today,
    'Payment status': 'COMPLETED',
    'Payment method': 'razorpay',
    'Paid amount': String(order.totalPrice),
    'Paid currency': 'INR',
    'GST rate': '5',
    Refunded: '0',
  });
  expect(lines[0]?.Invoice).toMatch(/^INV\/\d\d-\d\d\/\d{5}$/);
  expect(lines[0]?.HSN).toMatch(/^\d{4}/);
  expect(lines[0]?.['Place of supply']).toMatch(/^\d\d-[A-Z]/);
  expect(lines[0]?.['Payment ID']).not.toBe('');
});

test('only the orders of the period are exported, also over many pages', async () => {
  await shop.database.pool.query(
    `insert into orders (id, name, email, phone, address, items_paise, total_paise, created_at)
     select gen_random_uuid(), 'Many', 'many@example.org', '+91 9', '"Somewhere"', 100, 100, $1::timestamptz + n * interval '1 second'
     from generate_series(1, 1100) n`,
    ['2020-05-05T10:00:00+05:30'],
  );
  await shop.database.pool.query(
    `insert into order_items (order_id, position, food_id, name, size, list_price_paise, charged_price_paise, quantity)
     select id, 0, 'wood-pressed-sesame-oil', 'Oil', '1 L', 100, 100, 1 from orders where name = 'Many'`,
  );
  const lines = await orderLines('2020-05-05', '2020-05-05');
  expect(new Set(lines.map(({ Order }) => Order)).size).toBe(1100);
  // a spreadsheet would run it as a formula
  expect(lines[0]?.Phone).toBe("'+91 9");
  expect(await orderLines('2020-05-06', '2020-05-07')).toEqual([]);
});

test('a period must be valid and at most a year long', async () => {
  for (const query of [
    '',
    '?from=x&to=y',
    `?from=${addDays(today, -800)}&to=${today}`,
    `?from=${today}&to=${addDays(today, -1)}`,
  ]) {
    const { status, body } = await as(shop, admin).get(`/api/admin/exports/orders.csv${query}`);
    expect([status, body.code]).toEqual([400, 'bad-request']);
  }
});

test('customers have the number and the total of their orders', async () => {
  const { who } = await placedOrder(shop);
  await shop.database.pool.query(
    "update users set is_blocked = true, name = '=Evil', phone = '' where id = $1",
    [who.id],
  );
  const customers = await download('customers.csv');
  expect(customers.find(({ Email }) => Email === who.email)).toMatchObject({
    Name: "'=Evil",
    Phone: '',
    'Customer since': today,
    Orders: '1',
    'Paid orders': '0',
    Paid: '0',
    'Last order': today,
    Blocked: 'yes',
    Admin: '',
  });
  const paid = customers.find((row) => row['Paid orders'] === '1');
  expect(Number(paid?.Revenue)).toBeGreaterThan(0);
});
