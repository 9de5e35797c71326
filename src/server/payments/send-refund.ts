import { exactAmountText } from '../emails/amount-text.ts';
import { lockedOrder } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { findAttemptById } from './attempts.store.ts';
import { noteRefunds } from './note-refunds.ts';
import { type PaymentDeps, type WritingDeps, writingDeps } from './payment-deps.ts';
import {
  findPaymentById,
  findRefund,
  type PaymentRow,
  type RefundRow,
  selectRefunds,
  updateRefund,
} from './payments.store.ts';
import { reportIssue } from './report-issue.ts';
import { requestRefund } from './request-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider for a refund that is written down; asked twice, the key makes it one. Throws to be tried again. */
export async function sendRefund(input: PaymentDeps, { refundId }: { refundId: string }): Promise<void> {
  const deps = await writingDeps(input);
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'requested' || refund.providerRefundId) return;
  const payment = await findPaymentById(deps.db, refund.paymentId);
  if (!payment || payment.provider === 'outside') return;
  const result = await deps.sources[payment.provider].refund({
    providerPaymentId: payment.providerPaymentId,
    amountMinor: refund.amountMinor,
    idempotencyKey: refund.idempotencyKey,
  });
  if (result.is === 'unreachable') throw new Error('the provider does not answer');
  if (result.is === 'rejected') return giveUp(deps, payment, refund, result.code);
  await deps.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, payment.orderId);
    if (!order) throw new Error('the order of a refund is gone');
    await updateRefund(tx, refund.id, { providerRefundId: result.value.id });
    await noteRefunds(deps, tx, { order, payment, seen: [result.value] });
  });
}

/** Perhaps somebody gave the money back by hand: then the provider tells of that refund. */
async function giveUp(
  deps: WritingDeps,
  payment: PaymentRow,
  refund: RefundRow,
  code: string,
): Promise<void> {
  await deps.db.transaction(async (tx: Db) => {
    await updateRefund(tx, refund.id, { status: 'failed' });
    await reportIssue(deps, tx, {
      kind: 'refund-failed',
      subject: refund.id,
      provider: payment.provider === 'outside' ? null : payment.provider,
      providerPaymentId: payment.providerPaymentId,
      orderId: payment.orderId,
      details: `The provider refused to refund ${exactAmountText({ ...refund, currency: payment.currency })} of ${payment.providerPaymentId}: ${code}.`,
    });
  });
  const attempt = payment.attemptId && (await findAttemptById(deps.db, payment.attemptId));
  if (attempt) await settlePayment(deps, attempt, { actor: 'system' });
  await askForTheRest(deps, payment, refund);
}

/** All of it was to go back, and a part had gone by hand already: then the rest is asked for. */
async function askForTheRest(deps: WritingDeps, payment: PaymentRow, refund: RefundRow): Promise<void> {
  if (refund.amountMinor !== payment.amountMinor) return;
  await deps.db.transaction(async (tx) => {
    await lockedOrder(tx, payment.orderId);
    const isPartGone = (await selectRefunds(tx, payment.id)).some(({ status }) => status !== 'failed');
    if (isPartGone) await requestRefund(deps, tx, payment, { reason: refund.reason });
  });
}
