import type { Overview, OverviewStats } from '../../contract/admin/overview.ts';
import { addDays, countDays, daysBetween, startOfDay } from '../../rules/days.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import { orderStatuses } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { getUnpaidTerms } from '../shop/unpaid-terms.ts';
import {
  countStatuses,
  type Span,
  selectLowStock,
  sumCoupons,
  sumDays,
  sumMoney,
  sumSold,
  sumSpan,
  type TotalsRow,
} from './overview.store.ts';

const MAX_BEST_SELLERS = 8;

export function spanOf(from: string, to: string): Span {
  return { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
}

/** The stats of a period. Orders count on the day they were placed, payments and refunds on the day they were made. */
export async function getOverview(db: Db, { from, to }: { from: string; to: string }): Promise<Overview> {
  const days = { from, to };
  const length = countDays(from, to);
  const earlier = { from: addDays(from, -length), to: addDays(from, -1) };
  const [now, before, totals, moved, statuses, sold, coupons, low] = await Promise.all([
    sumSpan(db, days, spanOf(from, to)),
    sumSpan(db, earlier, spanOf(earlier.from, earlier.to)),
    sumDays(db, days),
    sumMoney(db, days),
    countStatuses(db, days),
    sumSold(db, days),
    sumCoupons(db, days),
    getUnpaidTerms(db).then(({ lowStock }) => selectLowStock(db, lowStock)),
  ]);
  const byDay = new Map(totals.map((row) => [row.day, row]));
  const moneyByDay = new Map(moved.map((row) => [row.day, row]));
  const counts = new Map(statuses.map(({ status, count }) => [status, count]));
  return {
    from,
    to,
    now: stats(now),
    before: stats(before),
    days: daysBetween(from, to).map((day) => ({
      day,
      orders: byDay.get(day)?.orders ?? 0,
      ...moneyOf(moneyByDay.get(day) ?? NO_MONEY),
    })),
    statuses: orderStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 })),
    foods: bestFoods(sold),
    sizes: sold.slice(0, MAX_BEST_SELLERS).map(({ foodId, name, size, pieces, revenue }) => ({
      foodId,
      name,
      size,
      pieces,
      revenue: rupeesFromPaise(revenue),
    })),
    coupons: coupons.map((row) => ({ ...row, discount: rupeesFromPaise(row.discount) })),
    lowStock: low,
  };
}

const NO_MONEY = { gross: paise(0), refunded: paise(0) };

function moneyOf({ gross, refunded }: Pick<TotalsRow, 'gross' | 'refunded'>) {
  return {
    gross: rupeesFromPaise(gross),
    refunded: rupeesFromPaise(refunded),
    revenue: rupeesFromPaise(paise(gross - refunded)),
  };
}

function stats({ gross, refunded, orders, payments, awaiting, newCustomers }: TotalsRow): OverviewStats {
  const average = payments > 0 ? Math.round(gross / payments) : 0;
  return {
    ...moneyOf({ gross, refunded }),
    orders,
    paidOrders: payments,
    average: rupeesFromPaise(paise(average)),
    awaitingPayment: awaiting,
    newCustomers,
  };
}

function bestFoods(sold: Awaited<ReturnType<typeof sumSold>>): Overview['foods'] {
  return [...Map.groupBy(sold, ({ foodId }) => foodId).values()]
    .flatMap((sizes) => {
      const [first] = sizes;
      if (!first) return [];
      const revenue = paise(sizes.reduce((sum, row) => sum + row.revenue, 0));
      const pieces = sizes.reduce((sum, row) => sum + row.pieces, 0);
      return [{ ...first, revenue, pieces }];
    })
    .toSorted((a, b) => b.revenue - a.revenue)
    .slice(0, MAX_BEST_SELLERS)
    .map(({ foodId, name, imageUrl, pieces, revenue }) => ({
      foodId,
      name,
      imageUrl: imageUrl ?? '',
      pieces,
      revenue: rupeesFromPaise(revenue),
    }));
}
