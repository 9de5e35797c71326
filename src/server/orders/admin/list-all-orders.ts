import type { OrderFilter, OrderListRow, OrderTotals } from '../../../contract/admin/orders.ts';
import { isEmail } from '../../../rules/email.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import type { Db } from '../../platform/db/db.ts';
import { countUndelivered } from '../count-cash-orders.ts';
import {
  hasOrderFrom,
  hasOrderTo,
  type OrderSelection,
  selectByReference,
  selectOrders,
  sumOrders,
} from './orders.store.ts';

/** A page of all orders, newest first; the next page starts after the last id of this one. */
export async function listAllOrders(
  db: Db,
  query: OrderFilter & { after?: string | undefined; limit: number },
): Promise<OrderListRow[]> {
  const { after, limit, ...filter } = query;
  const rows = await selectOrders(db, { after, limit, ...(await parseSearch(db, filter)) });
  const undelivered = await countUndelivered(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
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
    isCashOnDelivery: row.codAt !== null,
    undelivered: undelivered.get(row.userId ?? '') ?? 0,
  }));
}

/** The totals of more orders would take too long; the overview has them by day. */
const MAX_SUMMED = 10_000;

export async function totalOrders(db: Db, filter: OrderFilter): Promise<OrderTotals> {
  const { count, total, paid } = await sumOrders(db, await parseSearch(db, filter), MAX_SUMMED + 1);
  if (count > MAX_SUMMED) return { count: MAX_SUMMED, isMore: true, total: null, paid: null };
  return { count, isMore: false, total: rupeesFromPaise(total), paid: rupeesFromPaise(paid) };
}

/** Text that most orders contain is slow to search: a complete email address or pincode of an order is matched exactly. */
async function parseSearch(db: Db, { q, ...filter }: OrderFilter): Promise<OrderSelection> {
  const isEmailAddress = q !== undefined && isEmail(q.trim()) && (await hasOrderFrom(db, q.trim()));
  if (isEmailAddress) return { ...filter, email: q.trim() };
  if (!q) return filter;
  const ids = await findByReference(db, q);
  const isPlace = /^\d{6}$/.test(q) && (await hasOrderTo(db, q));
  return isPlace ? { ...filter, pincode: q, ids } : { ...filter, q, ids };
}

const MIN_REFERENCE_LENGTH = 3;
const OUTSIDE_METHODS = ['cash', 'bank', 'upi', 'other'];

/** Orders whose order, tracking, invoice or payment number is exactly this text. */
function findByReference(db: Db, q: string): Promise<string[]> {
  const text = q.trim();
  if (text.length < MIN_REFERENCE_LENGTH) return Promise.resolve([]);
  return selectByReference(db, {
    tracking: text.replaceAll(' ', '').toLowerCase(),
    number: /^\d{1,15}$/.test(text) ? Number(text) : null,
    // as printed on the invoice, or as its file is named
    invoice: text.toUpperCase().replace(/^([A-Z]+)-(\d\d-\d\d)-(\d+)$/, '$1/$2/$3'),
    payments: [text, ...OUTSIDE_METHODS.map((method) => `${method} ${text}`)],
    providerOrder: text,
  });
}
