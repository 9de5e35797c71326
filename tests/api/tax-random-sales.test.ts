import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TaxMonthView } from '../../src/contract/admin/tax.ts';
import { addMonths, monthOf, spanOfMonth } from '../../src/rules/months.ts';
import { type Admin, asAdmin } from '../support/admin-actions.ts';
import { setCash } from '../support/cash-orders.ts';
import { hasNoGaps, restOf } from '../support/credit-notes.ts';
import { makeClockSettable, setClock } from '../support/database-clock.ts';
import { rows } from '../support/payments.ts';
import { COUPON, type Sale, SIZES, startSale } from '../support/random-sales.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** `npm run simulate:months` makes more, from the seed of the day. */
const ORDERS = Number(process.env.MONTH_SALES ?? 24);
const SEED = Number(process.env.MONTH_SEED ?? 21);
const AT_ONCE = 6;
const STOCK = 100_000;

let shop: TestShop;
let admin: Admin;
beforeAll(async () => {
  shop = await openTestShop({ SHOP_GSTIN: '33AAAAA0000A1Z9' }, { prepare: makeClockSettable });
  admin = await asAdmin(shop);
  await rows(shop, "update foods set hsn = '1515', gst_basis_points = 500, discount_percent = 0");
  await rows(shop, "update foods set gst_basis_points = 1200 where id = 'a2-cow-ghee'");
  for (const [index, { productId, size, price }] of SIZES.entries())
    await rows(
      shop,
      'insert into food_sizes (food_id, size, position, price_paise, stock) values ($1, $2, $3, $4, $5)',
      ...[productId, size, 900 + index, price, STOCK],
    );
  await rows(
    shop,
    'insert into coupons (code, offer_percentage, expires_at) values ($1, 7, $2)',
    ...[COUPON, '2099-01-01'],
  );
  await setCash(shop, { fee: 30, maxOpen: 10_000 });
  const delivery = { charge: 79.5, freeFrom: 3000, states: [], notServed: [] };
  expect((await admin.put('/api/admin/settings/delivery', delivery)).status).toBe(200);
});
afterAll(() => shop.close());

/** This month and the next two: provider and process have the real clock, so that some money is of another month. */
const MONTHS = [0, 1, 2].map((count) => addMonths(monthOf(new Date()), count));

async function moveTo(month: string): Promise<void> {
  const start = new Date(Math.max(spanOfMonth(month).from.getTime() + 3 * 24 * 3600 * 1000, Date.now()));
  await setClock(shop, start);
  await rows(shop, "update sessions set expires_at = now() + interval '1 day'");
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function makeSales(): Promise<Sale[]> {
  const sales: Sale[] = [];
  const perMonth = Math.ceil(ORDERS / MONTHS.length);
  for (const [index, month] of MONTHS.entries()) {
    await moveTo(month);
    await inTurns(sales, (sale) => sale.advance());
    await inTurns(
      Array.from({ length: perMonth }, (_, count) => SEED * 1_000_003 + (index * perMonth + count) * 7919),
      async (seed) => {
        const sale = await startSale({ shop, admin: () => admin }, seed);
        sales.push(sale);
        await sale.advance();
        await sale.advance();
      },
    );
  }
  return sales;
}

/** As before there were invoices for each payment: two paid orders lose theirs. */
async function loseInvoices(): Promise<string[]> {
  const lost = await rows<{ order_id: string }>(
    shop,
    `delete from invoices where order_id in (select i.order_id from invoices i
       join payments p on p.order_id = i.order_id and p.status = 'captured' and p.provider <> 'cash-on-delivery'
       where not exists (select from credit_notes n where n.order_id = i.order_id)
         and not exists (select from refunds r where r.payment_id = p.id) order by i.sequence limit 2)
     returning order_id`,
  );
  return lost.map(({ order_id: id }) => id);
}

const paiseOf = (rupees: number) => Math.round(rupees * 100);

test(`random sales through the API: documents = ledger in each month, stock = its history (seed ${SEED})`, {
  timeout: 60_000 + ORDERS * 1500,
}, async () => {
  const sales = await makeSales();
  const lost = await loseInvoices();
  expect(lost.length).toBeGreaterThan(0);

  const [books] = await rows<Record<string, string>>(
    shop,
    `select (select sum((content->>'total')::bigint) from invoices) invoices,
       (select sum(total_paise) from credit_notes) notes,
       (select sum(amount_minor) from payments where status = 'captured') payments,
       (select sum(r.amount_minor) from refunds r where r.status = 'processed') refunds,
       (select coalesce(sum(n.total_paise), 0) from credit_notes n join refunds r on r.id = n.refund_id
        where r.status = 'requested') waiting,
       (select coalesce(sum(o.total_paise), 0) from orders o
        where o.cod_at is not null and o.status in ('SHIPPED', 'DELIVERED') and o.payment_status = 'PENDING') cash,
       (select sum(p.amount_minor) from payments p where p.status = 'captured'
        and not exists (select from invoices i where i.order_id = p.order_id)) uninvoiced`,
  );
  const sum = (name: string) => Number(books?.[name]);
  expect(sum('invoices') - sum('notes')).toBe(
    sum('payments') - sum('refunds') - sum('waiting') + sum('cash') - sum('uninvoiced'),
  );

  const found = { cashDue: 0, otherMonths: 0, differences: 0, notes: 0, orders: [] as string[] };
  for (const month of MONTHS) {
    const { invoices, notes, ledger } = (await admin.get(`/api/admin/tax?month=${month}`))
      .body as TaxMonthView;
    const named = ledger.differences.reduce((all, { amount }) => all + paiseOf(amount), 0);
    expect(paiseOf(invoices.total) - paiseOf(notes.total) - paiseOf(ledger.total)).toBe(named);
    expect(paiseOf(ledger.difference)).toBe(named);
    expect(ledger.differences.every(({ kind }) => kind === 'no-invoice')).toBe(true);
    found.cashDue += paiseOf(ledger.cashDue);
    found.otherMonths += paiseOf(ledger.otherMonths);
    found.differences += named;
    found.notes += notes.count;
    found.orders.push(...ledger.differences.map(({ order }) => order._id));
  }
  expect(found).toMatchObject({
    cashDue: sum('cash'),
    otherMonths: 0 - sum('waiting'),
    differences: -sum('uninvoiced'),
    orders: expect.arrayContaining(lost),
  });
  expect(found.orders).toHaveLength(lost.length);
  expect(found.notes).toBeGreaterThan(ORDERS / 8);
  expect(await hasNoGaps(shop)).toBe(true);

  const cancelled = await rows<{ id: string }>(
    shop,
    "select id from orders o join invoices i on i.order_id = o.id where o.status = 'CANCELLED'",
  );
  for (const { id } of cancelled)
    expect(await restOf(shop, id)).toEqual({ total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 });

  for (const { size } of SIZES) {
    const [shelf] = await rows<{ stock: number; history: number }>(
      shop,
      `select s.stock, (select sum(c.delta)::int from stock_changes c where c.food_id = s.food_id and c.size = s.size) history
       from food_sizes s where s.size = $1`,
      size,
    );
    const taken = sales.reduce((all, sale) => all + (sale.taken().get(size) ?? 0), 0);
    expect(shelf).toEqual({ stock: STOCK - taken, history: STOCK - taken });
  }
});
