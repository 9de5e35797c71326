import type { OrderFilter, OrderListRow, OrderTotals } from '../../../contract/owner/orders.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { selectOrders, sumOrders } from './orders-admin.store.ts';

/** A page of everybody's orders, newest first; the next one begins after the last id of this. */
export async function listAllOrders(
  db: Db,
  query: OrderFilter & { after?: string | undefined; limit: number },
): Promise<OrderListRow[]> {
  return (await selectOrders(db, query)).map((row) => ({
    _id: row.id,
    number: row.number,
    name: row.name,
    phone: row.phone,
    status: row.status,
    paymentStatus: row.paymentStatus,
    totalPrice: rupeesFromPaise(row.total),
    itemCount: row.pieces,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Above that the sums would cost more time than they are worth; the overview has them by the day. */
const MOST_SUMMED = 10_000;

export async function totalOrders(db: Db, filter: OrderFilter): Promise<OrderTotals> {
  const { count, total, paid } = await sumOrders(db, filter, MOST_SUMMED + 1);
  if (count > MOST_SUMMED) return { count: MOST_SUMMED, isMore: true, total: null, paid: null };
  return { count, isMore: false, total: rupeesFromPaise(total), paid: rupeesFromPaise(paid) };
}
