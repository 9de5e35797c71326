import { storedNotes } from '../../rules/order-notes.ts';
import { isPayable } from '../../rules/order-status.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { orderExpiredEmail } from '../emails/order-expired-email.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { changeStatus } from './change-status.ts';
import { lockOrder } from './orders.store.ts';
import { releaseOrder } from './release-order.ts';
import { hasRunningPayment, isOverdue } from './unpaid-orders.store.ts';

interface Deps {
  db: Db;
  jobs: Jobs;
  /** Read before any row is locked. */
  from: Sender;
}

/**
 * Cancels an order that was not paid within so many hours, releases its stock and coupon and emails the customer, in one
 * transaction. An order with a running payment is left alone; the job of the next minute checks it again.
 */
export function expireOrder({ db, jobs, from }: Deps, orderId: string, hours: number): Promise<boolean> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || order.deletedAt || !isPayable(order)) return false;
      if (!(await isOverdue(tx, orderId, hours)) || (await hasRunningPayment(tx, orderId))) return false;
      const note = storedNotes.notPaidWithin(hours);
      const cancelled = await changeStatus(tx, order, { to: 'CANCELLED', actor: 'system', note });
      await releaseOrder(tx, cancelled.ok ? cancelled.value : order);
      if (!order.expiresQuietly && order.email) {
        await enqueueEmail(jobs, tx, {
          to: { name: order.name, address: order.email },
          content: orderExpiredEmail(order, hours, from),
        });
      }
      return true;
    }),
  );
}
