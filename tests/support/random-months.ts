import { spanOfMonth } from '../../src/rules/months.ts';
import { explainOrder, ledgerOf } from '../../src/rules/tax-ledger.ts';
import { readOrderFacts } from '../../src/server/tax/ledger.store.ts';
import { creditNote, refund, type Sold, sell } from './tax-orders.ts';
import type { TestShop } from './test-shop.ts';

/** A small generator with a seed, so that a failure can be repeated. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    below: (limit: number) => Math.floor(next() * limit),
    isOne: (chance: number) => next() < chance,
    of: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  };
}
type Random = ReturnType<typeof randomFrom>;

export const MONTHS = ['2026-05', '2026-06', '2026-07'];
const STATES = ['Tamil Nadu', 'Karnataka', 'Kerala', 'Maharashtra'];
const DAY = 24 * 3600 * 1000;

/** What the generator did, as the shop's books should say it. */
export interface Books {
  uninvoiced: number;
  withoutNote: number;
}

/** Orders of three months: paid online or in cash, refunded by item, cancelled, returned, some without their document. */
export async function makeRandomMonths(
  shop: Pick<TestShop, 'database'>,
  random: Random,
  orders: number,
): Promise<Books> {
  const books: Books = { uninvoiced: 0, withoutNote: 0 };
  const { from } = spanOfMonth(MONTHS[0] ?? '');
  const { until } = spanOfMonth(MONTHS.at(-1) ?? '');
  const length = until.getTime() - from.getTime();
  const after = (at: Date, days: number) =>
    new Date(Math.min(at.getTime() + Math.floor(random.below(days * DAY)), until.getTime() - 1));
  for (let count = 0; count < orders; count += 1) {
    const at = new Date(from.getTime() + random.below(length));
    const isCash = random.isOne(0.35);
    const base = {
      lines: Array.from({ length: 1 + random.below(3) }, (_, index) => ({
        size: ['500 ml', '1 L', '5 L'][index] ?? '',
        quantity: 1 + random.below(4),
        price: 100 + random.below(90_000),
      })),
      state: random.of(STATES),
      delivery: random.of([0, 4900, 9900]),
    };
    if (isCash) {
      const sale = { ...base, isCash, codFee: random.of([0, 3000]), invoicedAt: at };
      books.withoutNote += await cashSale(shop, random, sale, after);
      continue;
    }
    const isInvoiced = !random.isOne(0.06);
    const sold = await sell(shop, { ...base, paidAt: at, ...(isInvoiced && { invoicedAt: after(at, 2) }) });
    if (!isInvoiced) books.uninvoiced += await maybeReturned(shop, random, sold, after(at, 20));
    else books.withoutNote += await refundSome(shop, random, sold, at, after);
  }
  return books;
}

type After = (at: Date, days: number) => Date;
type CashSale = Parameters<typeof sell>[1] & { invoicedAt: Date };

/** The parcel is on its way, paid, or it came back. Returns refunds without a note. */
async function cashSale(
  shop: Pick<TestShop, 'database'>,
  random: Random,
  sale: CashSale,
  after: After,
): Promise<number> {
  const end = random.below(3);
  const paidAt = after(sale.invoicedAt, 25);
  const sold = await sell(shop, end === 1 ? { ...sale, paidAt } : sale);
  if (end === 1) return refundSome(shop, random, sold, paidAt, after);
  if (end === 2)
    await creditNote(shop, sold, { amount: sold.total, at: after(sale.invoicedAt, 30), refundId: null });
  return 0;
}

/** Cancelled before an invoice was made; returns what the shop still has without one. */
async function maybeReturned(
  shop: Pick<TestShop, 'database'>,
  random: Random,
  sold: Sold,
  at: Date,
): Promise<number> {
  if (random.isOne(0.5)) return sold.total;
  await refund(shop, sold, { amount: sold.total, at });
  return 0;
}

/** Refunds by item or of the rest, each with its note, which may be of an earlier month. Returns those without a note. */
async function refundSome(
  shop: Pick<TestShop, 'database'>,
  random: Random,
  sold: Sold,
  from: Date,
  after: After,
): Promise<number> {
  let [left, withoutNote] = [sold.total, 0];
  const count = random.of([0, 0, 1, 2]);
  for (let index = 0; index < count && left > 0; index += 1) {
    const amount = random.isOne(0.4) ? left : 1 + random.below(left);
    left -= amount;
    const noteAt = after(from, 30);
    const isOld = random.isOne(0.1);
    const status = !isOld && random.isOne(0.15) ? 'requested' : 'processed';
    const refundId = await refund(shop, sold, { amount, at: after(noteAt, 6), status });
    if (isOld) withoutNote += amount;
    else await creditNote(shop, sold, { amount, at: noteAt, refundId });
  }
  return withoutNote;
}

/** Sums of the months, and of each month whether documents minus ledger are the named differences. */
export async function sumMonths(shop: Pick<TestShop, 'database'>, months: readonly string[]) {
  const all = { net: 0, payments: 0, refunds: 0, cashDue: 0, otherMonths: 0, uninvoiced: 0, withoutNote: 0 };
  const unexplained: string[] = [];
  for (const name of months) {
    const span = spanOfMonth(name);
    for await (const order of readOrderFacts(shop.database.db, span)) {
      const { differences, ...month } = explainOrder(order, span);
      const net = month.invoices - month.notes;
      const named = differences.reduce((sum, { amount }) => sum + amount, 0);
      if (net - ledgerOf(month) !== named) unexplained.push(`${name} ${order.orderId}`);
      all.net += net;
      for (const key of ['payments', 'refunds', 'cashDue', 'otherMonths'] as const) all[key] += month[key];
      for (const { kind, amount } of differences) {
        if (kind === 'no-invoice') all.uninvoiced -= amount;
        else if (kind === 'no-note') all.withoutNote += amount;
        else unexplained.push(`${name} ${order.orderId} ${kind}`);
      }
    }
  }
  return { ...all, unexplained };
}
