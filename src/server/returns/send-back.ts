import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findForAfterSale, lockReturnToSend, setSent } from './returns.store.ts';

/** The customer says that the goods of an accepted return are on their way, with a tracking number if there is one. */
export function sendBack(
  db: Db,
  sent: { orderId: string; userId: string; requestId: string; tracking: string },
): Promise<Result<undefined, 'order-not-found' | 'request-not-possible'>> {
  return db.transaction(async (tx) => {
    if (!(await findForAfterSale(tx, sent.orderId, sent.userId))) return failure('order-not-found');
    const request = await lockReturnToSend(tx, { ...sent, id: sent.requestId });
    if (!request) return failure('request-not-possible');
    await setSent(tx, request.id, sent.tracking);
    return success();
  });
}
