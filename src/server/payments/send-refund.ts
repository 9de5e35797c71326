import { exactSumText } from '../emails/payment-emails.ts';
import { lockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { findAttemptById } from './attempts.store.ts';
import { noteRefunds } from './note-refunds.ts';
import { type PaymentParts, type WritingParts, writingParts } from './payment-deps.ts';
import {
  findPaymentById,
  findRefund,
  type PaymentRow,
  type RefundRow,
  selectRefunds,
  updateRefund,
} from './payments.store.ts';
import { reportProblem } from './report-issue.ts';
import { requestRefund } from './request-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider for a refund that is written down; asked twice, the key makes it one. Throws to be tried again. */
export async function sendRefund(given: PaymentParts, { refundId }: { refundId: string }): Promise<void> {
  const parts = await writingParts(given);
  const refund = await findRefund(parts.db, refundId);
  if (refund?.status !== 'requested' || refund.providerRefundId) return;
  const payment = await findPaymentById(parts.db, refund.paymentId);
  if (!payment || payment.provider === 'outside') return;
  const answer = await parts.sources[payment.provider].refund({
    providerPaymentId: payment.providerPaymentId,
    amountMinor: refund.amountMinor,
    idempotencyKey: refund.idempotencyKey,
  });
  if (answer.is === 'unreachable') throw new Error('the provider does not answer');
  if (answer.is === 'refused') return giveUp(parts, payment, refund, answer.code);
  await parts.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, payment.orderId);
    if (!order) throw new Error('the order of a refund is gone');
    await updateRefund(tx, refund.id, { providerRefundId: answer.value.id });
    await noteRefunds(parts, tx, { order, payment, seen: [answer.value] });
  });
}

/** Perhaps somebody gave the money back by hand: then the provider tells of that refund. */
async function giveUp(
  parts: WritingParts,
  payment: PaymentRow,
  refund: RefundRow,
  code: string,
): Promise<void> {
  await parts.db.transaction(async (tx: Db) => {
    await updateRefund(tx, refund.id, { status: 'failed' });
    await reportProblem(parts, tx, {
      kind: 'refund-failed',
      subject: refund.id,
      provider: payment.provider === 'outside' ? null : payment.provider,
      providerPaymentId: payment.providerPaymentId,
      orderId: payment.orderId,
      details: `The provider refused to refund ${exactSumText({ ...refund, currency: payment.currency })} of ${payment.providerPaymentId}: ${code}.`,
    });
  });
  const attempt = payment.attemptId && (await findAttemptById(parts.db, payment.attemptId));
  if (attempt) await settlePayment(parts, attempt, { actor: 'system' });
  await askForTheRest(parts, payment, refund);
}

/** All of it was to go back, and a part had gone by hand already: then the rest is asked for. */
async function askForTheRest(parts: WritingParts, payment: PaymentRow, refund: RefundRow): Promise<void> {
  if (refund.amountMinor !== payment.amountMinor) return;
  await parts.db.transaction(async (tx) => {
    await lockedOrder(tx, payment.orderId);
    const isPartGone = (await selectRefunds(tx, payment.id)).some(({ status }) => status !== 'failed');
    if (isPartGone) await requestRefund(parts, tx, payment, { reason: refund.reason });
  });
}
