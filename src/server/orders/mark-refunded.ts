import type { Db } from '../platform/db/db.ts';
import { changeStatus } from './change-status.ts';
import { updateOrder } from './orders.store.ts';
import { releaseOrder } from './release-order.ts';

/** All the money went back: what was not sent yet is not sent any more. In the caller's transaction. */
export async function markRefunded(tx: Db, orderId: string): Promise<void> {
  await updateOrder(tx, orderId, { paymentStatus: 'REFUNDED' });
  const change = { orderId, to: 'CANCELLED', actor: 'system', note: 'The whole payment went back' } as const;
  if (await changeStatus(tx, change)) await releaseOrder(tx, orderId);
}
