import { storedNotes } from '../../rules/order-notes.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { insertHistory } from './orders.store.ts';
import { releaseOrder } from './release-order.ts';
import { lockExpired } from './unpaid-orders.store.ts';

/** Orders that were not paid in time release their stock and coupon. They can still be paid while stock lasts. */
export async function expireHolds(db: Db): Promise<void> {
  while (await withRetry(() => db.transaction(expireOne)));
}

async function expireOne(tx: Db): Promise<boolean> {
  const expired = await lockExpired(tx);
  if (!expired) return false;
  const { id: orderId, status } = expired;
  await releaseOrder(tx, expired);
  await insertHistory(tx, {
    orderId,
    actor: 'system',
    fromStatus: status,
    toStatus: status,
    note: storedNotes.holdExpired,
  });
  return true;
}
