import { afterAll, beforeAll, expect, test } from 'vitest';
import { spanOfMonth } from '../../src/rules/months.ts';
import { readLedger } from '../../src/server/tax/read-ledger.ts';
import { MONTHS, makeRandomMonths, randomFrom, sumMonths } from '../support/random-months.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** `npm run simulate:months` makes more, from the seed of the day. */
const ORDERS = Number(process.env.MONTH_ORDERS ?? 100);
const SEED = Number(process.env.MONTH_SEED ?? 21);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test(`random months: invoices - notes = payments - refunds + cash not received - paid but not invoiced (seed ${SEED})`, {
  timeout: 30_000 + ORDERS * 100,
}, async () => {
  const books = await makeRandomMonths(shop, randomFrom(SEED), ORDERS);
  const sums = await sumMonths(shop, MONTHS);
  expect(sums.unexplained).toEqual([]);
  expect({ uninvoiced: sums.uninvoiced, withoutNote: sums.withoutNote }).toEqual(books);
  expect(sums.net).toBe(
    sums.payments - sums.refunds + sums.cashDue + sums.otherMonths - sums.uninvoiced + sums.withoutNote,
  );
  const { rows } = await shop.database.pool.query<{ cash: number; pending: number }>(
    `select
         (select coalesce(sum((content->>'total')::bigint), 0) from invoices where content ? 'cashOnDelivery')
         - (select coalesce(sum(amount_minor), 0) from payments where provider = 'cash-on-delivery')
         - (select coalesce(sum(total_paise), 0) from credit_notes where refund_id is null) as cash,
         (select coalesce(sum(n.total_paise), 0) from credit_notes n join refunds r on r.id = n.refund_id
          where r.status = 'requested') as pending`,
  );
  // what is carried from month to month: cash of parcels on their way, and notes whose refund is on its way
  expect(sums.cashDue).toBe(Number(rows[0]?.cash));
  expect(sums.otherMonths).toBe(-Number(rows[0]?.pending));
  for (const month of MONTHS) {
    const { difference, differences, differenceCount } = await readLedger(
      shop.database.db,
      spanOfMonth(month),
    );
    const named = differences.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    if (differenceCount === differences.length) expect(Math.round(difference * 100)).toBe(named);
  }
});
