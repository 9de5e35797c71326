import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { paymentAttempts } from '../platform/db/schema/payments.ts';
import { orderHistory, orderItems, orders } from '../platform/db/schema/sales.ts';
import { uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { type OrderRow, openPaymentOf } from './orders.store.ts';

export interface HeldLine {
  orderId: string;
  foodId: string;
  size: string;
  quantity: number;
}

/** The stock that unpaid orders of a customer hold. */
export const HELD_LINES = `select o.id as "orderId", i.food_id as "foodId", i.size, i.quantity
   from orders o join order_items i on i.order_id = o.id
   where o.user_id = :userId and o.holds_stock and o.payment_status = 'PENDING' and o.status in ('NEW', 'PENDING')
     and o.cart_version is not null and i.took_stock`;

const heldLines = statement({
  name: 'order_held_lines',
  params: { userId: uuid() },
  row: {
    orderId: orders.id,
    foodId: orderItems.foodId,
    size: orderItems.size,
    quantity: orderItems.quantity,
  },
  text: HELD_LINES,
});

/** The stock that a customer's unpaid orders hold. Phone orders and orders that an admin confirmed do not count. */
export function selectHeld(tx: Db, userId: string): Promise<HeldLine[]> {
  return heldLines(tx, { userId });
}

export async function selectCustomerOf(tx: Db, orderId: string): Promise<string | null> {
  const [row] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  return row?.userId ?? null;
}

/** Whether the order is held for a payment. */
const isHeldNow = sql`(${orders.holdsStock} and ${orders.heldUntil} > now())`;

/** Whether money may be on its way: the order is held, a payment was started just now, or one is pending at the provider. */
export async function hasRunningPayment(tx: Db, id: string): Promise<boolean> {
  const isUndecided = sql`exists (select from ${paymentAttempts} a where a.order_id = ${orders.id} and a.status = 'pending')`;
  return (await tx.$count(orders, and(eq(orders.id, id), or(isHeldNow, openPaymentOf, isUndecided)))) > 0;
}

/** Orders of the first release have no cart version either; their history has who placed them. */
const isByPhone = sql`(${orders.cartVersion} is null and exists (select from ${orderHistory} h
  where h.order_id = ${orders.id} and h.from_status is null and h.actor = 'admin'))`;
/** A phone order is paid by other means or later: it stays open until an admin cancels it. */
const isPastTime = (hours: number) =>
  sql`${orders.createdAt} <= now() - make_interval(hours => ${hours}::int) and not ${isByPhone}`;

export async function isOverdue(tx: Db, id: string, hours: number): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.id, id), isPastTime(hours)))) > 0;
}

/** Unpaid orders that customers placed at least so many hours ago, oldest first. */
export async function selectOverdue(
  db: Db,
  { hours, after, limit }: { hours: number; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'PENDING'),
        eq(orders.paymentStatus, 'PENDING'),
        isNull(orders.deletedAt),
        isPastTime(hours),
        after
          ? sql`(${orders.createdAt}, ${orders.id}) > (select o.created_at, o.id from orders o where o.id = ${after})`
          : undefined,
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks one unpaid order whose hold has ended, and skips orders that another process has locked. */
export async function lockExpired(tx: Db): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        orders.holdsStock,
        sql`${orders.heldUntil} < now()`,
        eq(orders.paymentStatus, 'PENDING'),
        inArray(orders.status, ['NEW', 'PENDING']),
        sql`not ${openPaymentOf}`,
      ),
    )
    .orderBy(asc(orders.heldUntil))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}
