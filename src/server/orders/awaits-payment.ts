import { mayChange } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { lockOrder } from './orders.store.ts';

/** Whether a payment would still make it a paid order. The lock waits for a change that is just being made. */
export async function awaitsPayment(db: Db, orderId: string): Promise<boolean> {
  const order = await db.transaction((tx) => lockOrder(tx, orderId));
  return order?.userId != null && !order.deletedAt && mayChange(order.status, 'PAYMENT', 'provider');
}
