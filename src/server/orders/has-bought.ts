import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';

/** Whether the customer has paid for this food. */
export async function hasBought(db: Db, userId: string, foodId: string): Promise<boolean> {
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
