import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Language } from '../../rules/languages.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { actingKey } from '../platform/acting-key.ts';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { paymentAttempts } from '../platform/db/schema/payments.ts';
import { orderHistory, orderItems, orders } from '../platform/db/schema/sales.ts';
import { array, bigint, notNull, uuid } from '../platform/db/sql-types.ts';
import { columnsOf, statement } from '../platform/db/statement.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderHistoryRow = typeof orderHistory.$inferSelect;

export const HOLD_MINUTES = 30;
/** Until then an unpaid order holds its stock. */
export const HOLD_END = `now() + interval '${HOLD_MINUTES} minutes'`;
export const HOLD = sql.raw(HOLD_END);
/** A payment that was started so recently may still arrive. */
const OPEN_PAYMENT = sql`now() - interval '15 minutes'`;

const customerLock = statement({
  name: 'order_customer',
  params: { id: users.id },
  row: { email: users.email, language: users.language },
  text: 'select email, language from users where id = :id and erased_at is null for no key update',
});

/** Serializes the orders of a customer; foreign keys to the customer do not wait for this lock. */
export async function lockCustomer(
  tx: Db,
  id: string,
): Promise<{ email: string; language: Language } | undefined> {
  const [row] = await customerLock(tx, { id });
  return row;
}

const byKey = statement({
  name: 'order_by_key',
  params: { userId: uuid(), key: notNull(orders.idempotencyKey) },
  row: getTableColumns(orders),
  text: `select ${columnsOf(orders)} from orders where user_id = :userId and idempotency_key = :key`,
});

export async function findByKey(tx: Db, userId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await byKey(tx, { userId, key });
  return row;
}

/** Orders without an account have no customer to lock: an advisory lock serializes those with the same key. */
export async function findWithoutAccount(tx: Db, key: string): Promise<OrderRow | undefined> {
  await advisoryLock(tx, `phone order ${key}`);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(isNull(orders.userId), eq(orders.idempotencyKey, key)));
  return row;
}

/** A double click: the same order from the same cart, placed just now and still unpaid. */
export async function findDuplicate(
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

export async function insertHistory(tx: Db, change: typeof orderHistory.$inferInsert): Promise<void> {
  await tx.insert(orderHistory).values({ ...change, apiKeyId: actingKey.current() });
}

const orderLock = statement({
  name: 'order_lock',
  params: { id: orders.id },
  row: getTableColumns(orders),
  text: `select ${columnsOf(orders)} from orders where id = :id for update`,
});

/** Nobody else changes the order until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await orderLock(tx, { id });
  return row;
}

/** Returns the order as it is now, so that nobody has to read or lock it again. */
export async function updateOrder<Order extends OrderRow>(
  tx: Db,
  order: Order,
  changes: PgUpdateSetSource<typeof orders>,
): Promise<Order> {
  const [row] = await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1`, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!row) throw new Error('the order was locked and is gone');
  return { ...order, ...row };
}

const itemsOf = statement({
  name: 'order_lines',
  params: { orderIds: array(uuid()) },
  row: getTableColumns(orderItems),
  text: `select ${columnsOf(orderItems)} from order_items
    where order_id = any(:orderIds) order by order_id, position`,
});

export function selectItems(db: Db, orderIds: string[]): Promise<OrderItemRow[]> {
  return itemsOf(db, { orderIds });
}

const changesOf = statement({
  name: 'order_status_changes',
  params: { orderIds: array(uuid()) },
  row: getTableColumns(orderHistory),
  text: `select ${columnsOf(orderHistory)} from order_history h
    where order_id = any(:orderIds) and from_status is distinct from to_status
      and not (from_status = 'SHIPPED' and to_status in ('PAYMENT', 'CONFIRMED'))
      and not (to_status = 'SHIPPED' and exists (select from order_history undone where undone.order_id = h.order_id
        and undone.id > h.id and undone.from_status = 'SHIPPED' and undone.to_status in ('PAYMENT', 'CONFIRMED')))
    order by id`,
});

/** Status changes, oldest first. A shipping that was undone is none. */
export function selectStatusChanges(db: Db, orderIds: string[]): Promise<OrderHistoryRow[]> {
  return changesOf(db, { orderIds });
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

const paidCounter = statement({
  name: 'orders_paid',
  params: { userId: uuid() },
  row: { count: bigint() },
  text: "select count(*) as count from orders where user_id = :userId and payment_status = 'COMPLETED'",
});

export async function countPaid(db: Db, userId: string): Promise<number> {
  const [row] = await paidCounter(db, { userId });
  return row?.count ?? 0;
}

export const openPaymentOf = sql`exists (select from ${paymentAttempts} a where a.order_id = ${orders.id}
  and a.status in ('created', 'pending') and a.created_at > ${OPEN_PAYMENT})`;

export async function hasOpenPayment(tx: Db, id: string): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.id, id), openPaymentOf))) > 0;
}
