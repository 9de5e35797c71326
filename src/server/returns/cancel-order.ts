import { cancelWay } from '../../rules/returns.ts';
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
import { undoable } from '../platform/db/transaction.ts';
import { retried } from '../platform/db/with-retry.ts';
import type { Jobs } from '../platform/jobs.ts';
import { refundOf } from './get-return-options.ts';
import { findForAfterSale } from './returns.store.ts';

type Refusal = 'order-not-found' | 'cancel-not-possible' | 'payment-open';

/** By the customer, within the policy: foods and coupon go back, and a paid order's money with them. The shop is notified: it may be packing the parcel. */
export function cancelOrder(
  { db, jobs, sender }: { db: Db; jobs: Jobs; sender: Sender },
  { orderId, userId }: { orderId: string; userId: string },
): Promise<'cancelled' | Refusal> {
  return retried(() =>
    undoable<'cancelled', Refusal>(db, async (tx, undo) => {
      const order = await lockedOrder(tx, orderId);
      if (order?.userId !== userId || order.deletedAt) return undo('order-not-found');
      const terms = await findForAfterSale(tx, orderId, userId);
      const now = await databaseNow(tx);
      if (!terms || cancelWay(terms, now) !== 'at-once') return undo('cancel-not-possible');
      if (await isBeingPaid(tx, orderId)) return undo('payment-open');
      const note = 'Cancelled by the customer';
      if (!(await changeStatus(tx, { orderId, to: 'CANCELLED', actor: 'customer', actorId: userId, note })))
        return undo('cancel-not-possible');
      await releaseOrder(tx, orderId);
      const isPaid = order.paymentStatus === 'COMPLETED';
      const payment = isPaid ? await findRefundable(tx, orderId) : undefined;
      if (isPaid) await giveMoneyBack(jobs, tx, order, note, () => undo('cancel-not-possible'));
      const refund = payment && payment.left > 0 ? refundOf(payment, now) : undefined;
      await enqueueMail(jobs, tx, {
        to: { name: order.name, address: order.email },
        parts: cancelledEmails.customer(order, refund, sender),
      });
      if (sender.shopEmail) {
        await enqueueMail(jobs, tx, {
          to: { name: sender.shopName, address: sender.shopEmail },
          parts: cancelledEmails.shop(order, refund, sender),
        });
      }
      return 'cancelled';
    }),
  );
}
