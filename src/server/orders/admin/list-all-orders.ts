import type { OrderFilter, OrderListRow, OrderTotals } from '../../../contract/admin/orders.ts';
import { isEmail } from '../../../rules/email.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { findByReference } from './find-by-reference.ts';
import { hasOrderFrom, hasOrderTo, type OrderSelection, selectOrders, sumOrders } from './orders.store.ts';

/** A page of everybody's orders, newest first; the next one begins after the last id of this. */
export async function listAllOrders(
  db: Db,
  query: OrderFilter & { after?: string | undefined; limit: number },
): Promise<OrderListRow[]> {
  const { after, limit, ...filter } = query;
  const rows = await selectOrders(db, { after, limit, ...(await understood(db, filter)) });
  return rows.map((row) => ({
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
const MAX_SUMMED = 10_000;

export async function totalOrders(db: Db, filter: OrderFilter): Promise<OrderTotals> {
  const { count, total, paid } = await sumOrders(db, await understood(db, filter), MAX_SUMMED + 1);
  if (count > MAX_SUMMED) return { count: MAX_SUMMED, isMore: true, total: null, paid: null };
  return { count, isMore: false, total: rupeesFromPaise(total), paid: rupeesFromPaise(paid) };
}

/** Letters that most addresses share are slow to search for; a whole address or pincode that somebody ordered with is meant as such. */
async function understood(db: Db, { q, ...filter }: OrderFilter): Promise<OrderSelection> {
  const isEmailAddress = q !== undefined && isEmail(q.trim()) && (await hasOrderFrom(db, q.trim()));
  if (isEmailAddress) return { ...filter, email: q.trim() };
  if (!q) return filter;
  const ids = await findByReference(db, q);
  const isPlace = /^\d{6}$/.test(q) && (await hasOrderTo(db, q));
  return isPlace ? { ...filter, pincode: q, ids } : { ...filter, q, ids };
}
