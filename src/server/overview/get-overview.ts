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
  sumSold,
  sumSpan,
  type TotalsRow,
} from './overview.store.ts';

const MAX_BEST_SELLERS = 8;

export function spanOf(from: string, to: string): Span {
  return { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
}

/** The stats of a period. Sales and their refunds count on the day of the order. */
export async function getOverview(db: Db, { from, to }: { from: string; to: string }): Promise<Overview> {
  const days = { from, to };
  const length = countDays(from, to);
  const earlier = { from: addDays(from, -length), to: addDays(from, -1) };
  const [now, before, totals, statuses, sold, coupons, low] = await Promise.all([
    sumSpan(db, days, spanOf(from, to)),
    sumSpan(db, earlier, spanOf(earlier.from, earlier.to)),
    sumDays(db, days),
    countStatuses(db, days),
    sumSold(db, days),
    sumCoupons(db, days),
    getUnpaidTerms(db).then(({ lowStock }) => selectLowStock(db, lowStock)),
  ]);
  const byDay = new Map(totals.map((row) => [row.day, row]));
  const counts = new Map(statuses.map(({ status, count }) => [status, count]));
  return {
    from,
    to,
    now: stats(now),
    before: stats(before),
    days: daysBetween(from, to).map((day) => ({
      day,
      orders: byDay.get(day)?.orders ?? 0,
      revenue: rupeesFromPaise(byDay.get(day)?.revenue ?? paise(0)),
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

function stats({ revenue, refunded, orders, paidOrders, awaiting, newCustomers }: TotalsRow): OverviewStats {
  const average = paidOrders > 0 ? Math.round(revenue / paidOrders) : 0;
  return {
    revenue: rupeesFromPaise(revenue),
    refunded: rupeesFromPaise(refunded),
    orders,
    paidOrders,
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
