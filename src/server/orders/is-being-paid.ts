import type { Db } from '../platform/db/db.ts';
import { hasOpenPayment } from './orders.store.ts';

/** Whether a payment was begun so recently that it may still arrive. */
export function isBeingPaid(tx: Db, orderId: string): Promise<boolean> {
  return hasOpenPayment(tx, orderId);
}
