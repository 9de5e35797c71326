import type { Db } from '../platform/db/db.ts';
import { setRefundInstead } from './returns.store.ts';

/** A refund failed and is made again: the return that it settles shows the new one. */
export function replaceRefund(tx: Db, failedId: string, refundId: string): Promise<void> {
  return setRefundInstead(tx, failedId, refundId);
}
