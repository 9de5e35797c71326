import { isPayable } from '../../rules/order-status.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
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
  /** The sender of the email; read before anything is locked. */
  from: Sender;
}

/**
 * Cancels an order that was not paid within so many hours: its foods and coupon are free again and the customer is told,
 * all of it once, or nothing. An order that somebody pays just now is left alone; the next minute looks at it again.
 */
export function expireOrder({ db, jobs, from }: Deps, orderId: string, hours: number): Promise<boolean> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || order.deletedAt || !isPayable(order)) return false;
      if (!(await isOverdue(tx, orderId, hours)) || (await hasRunningPayment(tx, orderId))) return false;
      const note = `Not paid within ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
      await changeStatus(tx, { orderId, to: 'CANCELLED', actor: 'system', note });
      await releaseOrder(tx, orderId);
      if (!order.expiresQuietly && order.email) {
        await enqueueMail(jobs, tx, {
          to: { name: order.name, address: order.email },
          content: orderExpiredEmail(order, hours, from),
        });
      }
      return true;
    }),
  );
}
