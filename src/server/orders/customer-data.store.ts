import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';

const IN_PROGRESS = ['NEW', 'CONFIRMED', 'PAYMENT', 'SHIPPED'] as const;

export async function hasOrderInProgress(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, IN_PROGRESS), isNull(orders.deletedAt)))
    .limit(1);
  return rows.length > 0;
}

/** The state of the address stays: the tax depends on it. */
export async function anonymiseOrders(tx: Db, userId: string): Promise<void> {
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
      updatedAt: sql`now()`,
    })
    .where(eq(orders.userId, userId));
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
