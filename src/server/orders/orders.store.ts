import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { paymentAttempts } from '../platform/db/schema/payments.ts';
import { orderHistory, orderItems, orders } from '../platform/db/schema/sales.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderHistoryRow = typeof orderHistory.$inferSelect;

/** Until then an unpaid order keeps its foods. */
export const HOLD = sql`now() + interval '30 minutes'`;
/** A payment that was begun so recently may still arrive. */
const OPEN_PAYMENT = sql`now() - interval '15 minutes'`;

/** One order of a customer is made after the other; references to the customer are not kept waiting. */
export async function lockCustomer(tx: Db, id: string): Promise<{ email: string } | undefined> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.erasedAt)))
    .for('no key update');
  return row;
}

export async function findByKey(tx: Db, userId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, key)));
  return row;
}

/** The same order, from the same cart, a moment ago and still to be paid: a double click. */
export async function findTwin(
  tx: Db,
  { userId, cartVersion, requestHash }: { userId: string; cartVersion: number; requestHash: Buffer },
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.cartVersion, cartVersion),
        eq(orders.requestHash, requestHash),
        isNull(orders.idempotencyKey),
        isNull(orders.deletedAt),
        eq(orders.status, 'PENDING'),
        gt(orders.heldUntil, sql`now()`),
      ),
    )
    .limit(1);
  return row;
}

export async function insertOrder(
  tx: Db,
  order: PgInsertValue<typeof orders>,
  items: Omit<typeof orderItems.$inferInsert, 'orderId' | 'position'>[],
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('the order was not written');
  await tx.insert(orderItems).values(items.map((item, position) => ({ ...item, orderId: row.id, position })));
  return row;
}

export async function insertHistory(tx: Db, change: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values(change);
}

/** Nobody else changes the order until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

export async function updateOrder(
  tx: Db,
  id: string,
  changes: PgUpdateSetSource<typeof orders>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(eq(orders.id, id));
}

export function selectItems(db: Db, orderIds: string[]): Promise<OrderItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.orderId), asc(orderItems.position));
}

/** Changes of the status, oldest first. */
export function selectStatusChanges(db: Db, orderIds: string[]): Promise<OrderHistoryRow[]> {
  return db
    .select()
    .from(orderHistory)
    .where(
      and(
        inArray(orderHistory.orderId, orderIds),
        sql`${orderHistory.fromStatus} is distinct from ${orderHistory.toStatus}`,
      ),
    )
    .orderBy(asc(orderHistory.id));
}

export async function findOwnOrder(db: Db, userId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId), isNull(orders.deletedAt)));
  return row;
}

export interface OrderSelection {
  status?: OrderStatus | undefined;
  limit: number;
  after?: string | undefined;
}

/** Newest first. */
export function selectOwnOrders(
  db: Db,
  userId: string,
  { status, limit, after }: OrderSelection,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        status && eq(orders.status, status),
        after
          ? sql`(orders.created_at, orders.id) < (select o.created_at, o.id from orders o where o.id = ${after} and o.user_id = ${userId})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

export function countPaid(db: Db, userId: string): Promise<number> {
  return db.$count(orders, and(eq(orders.userId, userId), eq(orders.paymentStatus, 'COMPLETED')));
}

const openPaymentOf = sql`exists (select from ${paymentAttempts} a where a.order_id = ${orders.id}
  and a.status in ('created', 'pending') and a.created_at > ${OPEN_PAYMENT})`;

export async function hasOpenPayment(tx: Db, id: string): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.id, id), openPaymentOf))) > 0;
}

/** Locks one unpaid order whose time is over; what another process is at is passed over. */
export async function lockExpired(tx: Db): Promise<{ id: string; status: OrderStatus } | undefined> {
  const [row] = await tx
    .select({ id: orders.id, status: orders.status })
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

/** Unpaid orders of a customer, in the order in which they are locked. */
export async function selectUnpaid(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'PENDING'),
        ne(orders.paymentStatus, 'COMPLETED'),
        isNull(orders.deletedAt),
      ),
    )
    .orderBy(asc(orders.id));
  return rows.map(({ id }) => id);
}
