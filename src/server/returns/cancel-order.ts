import { cancelPath } from '../../rules/returns.ts';
import { cancelledEmails } from '../emails/cancelled-emails.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { findRefundable, giveMoneyBack } from '../orders/admin/refund-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { isBeingPaid } from '../orders/is-being-paid.ts';
import { lockedOrder } from '../orders/locked-order.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { refundOf } from './get-return-options.ts';
import { findForAfterSale } from './returns.store.ts';

type Rejection = 'order-not-found' | 'cancel-not-possible' | 'payment-open';

/** By the customer, within the policy: foods and coupon go back, and a paid order's money with them. The shop is notified: it may be packing the parcel. */
export function cancelOrder(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  { orderId, userId }: { orderId: string; userId: string },
): Promise<'cancelled' | Rejection> {
  return withRetry(() =>
    transaction<'cancelled', Rejection>(db, async (tx, rollback) => {
      const order = await lockedOrder(tx, orderId);
      if (order?.userId !== userId || order.deletedAt) return rollback('order-not-found');
      const terms = await findForAfterSale(tx, orderId, userId);
      const now = await databaseNow(tx);
      if (!terms || cancelPath(terms, now) !== 'at-once') return rollback('cancel-not-possible');
      if (await isBeingPaid(tx, orderId)) return rollback('payment-open');
      const note = 'Cancelled by the customer';
      if (!(await changeStatus(tx, { orderId, to: 'CANCELLED', actor: 'customer', actorId: userId, note })))
        return rollback('cancel-not-possible');
      await releaseOrder(tx, orderId);
      const isPaid = order.paymentStatus === 'COMPLETED';
      const payment = isPaid ? await findRefundable(tx, orderId) : undefined;
      if (isPaid) await giveMoneyBack(jobs, tx, order, note, () => rollback('cancel-not-possible'));
      const refund = payment && payment.left > 0 ? refundOf(payment, now) : undefined;
      await enqueueMail(jobs, tx, {
        to: { name: order.name, address: order.email },
        content: cancelledEmails.customer(order, refund, sender),
      });
      if (sender.shopEmail) {
        await enqueueMail(jobs, tx, {
          to: { name: sender.shopName, address: sender.shopEmail },
          content: cancelledEmails.shop(order, refund, sender),
        });
      }
      return 'cancelled';
    }),
  );
}
