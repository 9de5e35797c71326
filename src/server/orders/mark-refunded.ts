import { storedNotes } from '../../rules/order-notes.ts';
import type { Db } from '../platform/db/db.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './locked-order.ts';
import { updateOrder } from './orders.store.ts';
import { releaseOrder } from './release-order.ts';

/** The full payment went back: an order that was not shipped yet is cancelled and releases its stock. */
export async function markRefunded(tx: Db, order: LockedOrder): Promise<LockedOrder> {
  const refunded = await updateOrder(tx, order, { paymentStatus: 'REFUNDED' });
  const change = { to: 'CANCELLED', actor: 'system', note: storedNotes.wholePaymentBack } as const;
  const cancelled = await changeStatus(tx, refunded, change);
  return cancelled.ok ? releaseOrder(tx, cancelled.value) : refunded;
}
