import { storedNotes } from '../../rules/order-notes.ts';
import { policyOfOrder } from '../../rules/policy.ts';
import { cancelPath } from '../../rules/returns.ts';
import { cancelledEmails } from '../emails/cancelled-emails.ts';
import type { Sender } from '../emails/email-layout.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { findRefundable, refundOrder } from '../orders/admin/refund-order.ts';
import { changeStatus } from '../orders/change-status.ts';
import { isBeingPaid, lockOrderWithLines } from '../orders/locked-order.ts';
import { releaseOrder } from '../orders/release-order.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { type Failure, failure, type Result, type Success, success } from '../platform/result.ts';
import { mailShop } from '../users/mail-shop.ts';
import { expectedRefund } from './get-return-options.ts';
import { findForAfterSale } from './returns.store.ts';

type Code = 'order-not-found' | 'cancel-not-possible' | 'payment-open';

/**
 * The customer cancels an order, as the policy allows: stock and coupon are released and a paid order is refunded. The
 * shop gets an email, because it may be packing the parcel.
 */
export function cancelOrder(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  { orderId, userId }: { orderId: string; userId: string },
): Promise<Result<undefined, Code>> {
  return withRetry(() =>
    transaction<Success<undefined>, Failure<Code>>(db, async (tx, rollback) => {
      const order = await lockOrderWithLines(tx, orderId);
      if (order?.userId !== userId || order.deletedAt) return rollback(failure('order-not-found'));
      const terms = await findForAfterSale(tx, orderId, userId);
      const now = await databaseNow(tx);
      const policy = policyOfOrder(sender.policy, order.promise);
      if (!terms || cancelPath(terms, now, policy) !== 'at-once')
        return rollback(failure('cancel-not-possible'));
      if (await isBeingPaid(tx, order)) return rollback(failure('payment-open'));
      const note = storedNotes.cancelledByCustomer;
      const change = { to: 'CANCELLED', actor: 'customer', actorId: userId, note } as const;
      const changed = await changeStatus(tx, order, change);
      if (!changed.ok) return rollback(failure('cancel-not-possible'));
      const cancelled = await releaseOrder(tx, changed.value);
      const isPaid = order.paymentStatus === 'COMPLETED';
      const payment = isPaid ? await findRefundable(tx, orderId) : undefined;
      if (isPaid) {
        await refundOrder(jobs, tx, cancelled, note, () => rollback(failure('cancel-not-possible')));
      }
      const refund = payment && payment.left > 0 ? expectedRefund(payment, now, policy) : undefined;
      await enqueueEmail(jobs, tx, {
        to: { name: order.name, address: order.email },
        content: cancelledEmails.customer(order, refund, sender),
      });
      await mailShop({ jobs, sender }, tx, {
        content: () => cancelledEmails.shop(order, refund, sender),
      });
      return success();
    }),
  );
}
