import { sql } from 'drizzle-orm';
import { isPayable } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { hasOpenPayment, insertHistory, lockOrder, updateOrder } from './orders.store.ts';
import { releaseOrder } from './release-order.ts';

type Outcome = 'deleted' | 'order-not-found' | 'order-not-deletable' | 'payment-open';

/** Hidden, not removed: a payment that arrives late still finds it. */
export function deleteOrder(db: Db, userId: string, orderId: string): Promise<Outcome> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order?.userId !== userId || order.deletedAt) return 'order-not-found';
      if (!isPayable(order)) return 'order-not-deletable';
      if (await hasOpenPayment(tx, orderId)) return 'payment-open';
      await hideOrder(tx, orderId, { actor: 'customer', actorId: userId });
      return 'deleted';
    }),
  );
}

/** Gives back what the order holds and hides it. The caller has made sure that nobody pays it just now. */
export async function hideOrder(
  tx: Db,
  orderId: string,
  by: { actor: 'customer' | 'system'; actorId?: string },
): Promise<void> {
  await releaseOrder(tx, orderId);
  await updateOrder(tx, orderId, { deletedAt: sql`now()` });
  await insertHistory(tx, { ...by, orderId, fromStatus: 'PENDING', toStatus: 'PENDING', note: 'Deleted' });
}
