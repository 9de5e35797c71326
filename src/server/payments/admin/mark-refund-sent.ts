import type { RefundSentForm } from '../../../contract/admin/receipts.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import { recordChange } from '../../audit/record-change.ts';
import { addOrderNote, lockOrderWithLines } from '../../orders/locked-order.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { findMounted, type PaymentDeps, writingDeps } from '../payment-deps.ts';
import { findPaymentById, findRefund, updateRefund } from '../payments.store.ts';
import { recordRefunds } from '../record-refunds.ts';

type Code = 'order-not-found' | 'refund-not-possible';

/** An admin has sent a refund of a method without a provider. It is recorded once, and the customer gets an e-mail. */
export async function markRefundSent(
  input: PaymentDeps,
  {
    adminId,
    orderId,
    refundId,
    reference,
  }: RefundSentForm & { adminId: string; orderId: string; refundId: string },
): Promise<Result<undefined, Code>> {
  const deps = await writingDeps(input);
  return deps.db.transaction(async (tx) => {
    const order = await lockOrderWithLines(tx, orderId);
    const refund = order && (await findRefund(tx, refundId));
    const payment = refund && (await findPaymentById(tx, refund.paymentId));
    if (!order || !refund || payment?.orderId !== orderId) return failure('order-not-found');
    if (refund.status === 'processed') return success();
    const isByHand = findMounted(deps, payment.provider)?.payment.hasReceipts;
    if (!isByHand || refund.status !== 'requested') return failure('refund-not-possible');
    const { idempotencyKey: id, amountMinor } = refund;
    // its job may not have run yet
    await updateRefund(tx, refund.id, { providerRefundId: id });
    const sent = { id, status: 'processed' as const, amountMinor, currency: payment.currency };
    const updated = await recordRefunds(deps, tx, { order, payment, reported: [sent] });
    const note = reference ? storedNotes.refundSentAs(reference) : storedNotes.refundSent;
    await addOrderNote(tx, updated, { adminId, note });
    await recordChange(tx, {
      actorId: adminId,
      action: 'refund sent',
      target: `order ${orderId}`,
      before: {},
      after: { refundId, ...(reference && { reference }) },
    });
    return success();
  });
}
