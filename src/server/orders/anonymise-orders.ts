import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { hideOrder } from './delete-order.ts';
import { hasOpenPayment, selectUnpaid } from './orders.store.ts';

const IN_PROGRESS = ['NEW', 'CONFIRMED', 'PAYMENT', 'SHIPPED'] as const;

/** Whether a parcel or a payment is still to come, for which the shop needs to know the customer. */
export async function hasOpenOrders(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, IN_PROGRESS), isNull(orders.deletedAt)))
    .limit(1);
  if (rows.length > 0) return true;
  for (const id of await selectUnpaid(db, userId)) if (await hasOpenPayment(db, id)) return true;
  return false;
}

/** The bills stay, as tax law asks, with the state (for the tax) and without the person. Unpaid orders are given up. */
export async function anonymiseOrders(tx: Db, userId: string): Promise<void> {
  for (const id of await selectUnpaid(tx, userId)) await hideOrder(tx, id, { actor: 'system' });
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
