import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orderHistory, orderItems, orders } from '../platform/db/schema/sales.ts';
import { type OrderRow, updateOrder } from './orders.store.ts';

const IN_PROGRESS = ['NEW', 'CONFIRMED', 'PAYMENT', 'SHIPPED'] as const;

export async function hasOrderInProgress(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, IN_PROGRESS), isNull(orders.deletedAt)))
    .limit(1);
  return rows.length > 0;
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

/** Any customer's order of the last days; not one that the customer deleted, or whose account was deleted. */
export async function findRecentOrder(db: Db, id: string, days: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        isNull(orders.deletedAt),
        isNotNull(orders.userId),
        gt(orders.createdAt, sql`now() - make_interval(days => ${days}::int)`),
      ),
    );
  return row;
}

export async function setDeleted(tx: Db, order: OrderRow): Promise<void> {
  await updateOrder(tx, order, { deletedAt: sql`now()` });
}

export async function removePersonalData(tx: Db, userId: string): Promise<void> {
  await tx
    .update(orderHistory)
    .set({ before: null })
    .where(
      and(
        isNotNull(orderHistory.before),
        inArray(
          orderHistory.orderId,
          tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)),
        ),
      ),
    );
  await tx
    .update(orders)
    .set({
      userId: null,
      name: 'Deleted customer',
      email: '',
      phone: '',
      address: sql`jsonb_build_object('doorNumber', '', 'street', '', 'area', '', 'district', '',
        'state', coalesce(${orders.address} ->> 'state', ''), 'pincode', '')`,
      latitude: null,
      longitude: null,
      fields: {},
      // the invoice has its own copy, as the law requires
      buyerGstin: null,
      updatedAt: sql`now()`,
    })
    .where(eq(orders.userId, userId));
}

export async function hasPaidFor(db: Db, userId: string, foodId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(eq(orders.userId, userId), eq(orders.paymentStatus, 'COMPLETED'), eq(orderItems.foodId, foodId)),
    )
    .limit(1);
  return rows.length > 0;
}

export function selectNumbers(db: Db, ids: string[]): Promise<{ id: string; number: number }[]> {
  return db.select({ id: orders.id, number: orders.number }).from(orders).where(inArray(orders.id, ids));
}

export function selectOrdersForExport(db: Db, userId: string) {
  return db.select().from(orders).where(eq(orders.userId, userId));
}

export function selectLinesForExport(db: Db, userId: string) {
  return db
    .select({
      orderId: orderItems.orderId,
      name: orderItems.name,
      size: orderItems.size,
      quantity: orderItems.quantity,
      chargedPaise: orderItems.chargedPrice,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId));
}

export async function findLastGstin(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ gstin: orders.buyerGstin })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.buyerGstin)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.gstin ?? undefined;
}
