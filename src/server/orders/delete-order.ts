import { storedNotes } from '../../rules/order-notes.ts';
import { isPayable } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { setDeleted } from './customer-orders.store.ts';
import { hasOpenPayment, insertHistory, lockOrder, type OrderRow } from './orders.store.ts';
import { releaseOrder } from './release-order.ts';

type Code = 'order-not-found' | 'order-not-deletable' | 'payment-open';

/** A soft delete: a payment that arrives late still finds the order. */
export function deleteOrder(db: Db, userId: string, orderId: string): Promise<Result<undefined, Code>> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.userId !== userId || order.deletedAt) return failure('order-not-found');
      if (!isPayable(order)) return failure('order-not-deletable');
      if (await hasOpenPayment(tx, orderId)) return failure('payment-open');
      await softDeleteOrder(tx, order, { actor: 'customer', actorId: userId });
      return success();
    }),
  );
}

/** Releases what the order holds and hides it. The transaction has locked the order, and no payment of it is open. */
export async function softDeleteOrder(
  tx: Db,
  order: OrderRow,
  by: { actor: 'customer' | 'system'; actorId?: string },
): Promise<void> {
  const released = await releaseOrder(tx, order);
  await setDeleted(tx, released);
  await insertHistory(tx, {
    ...by,
    orderId: order.id,
    fromStatus: 'PENDING',
    toStatus: 'PENDING',
    note: storedNotes.deleted,
  });
}
