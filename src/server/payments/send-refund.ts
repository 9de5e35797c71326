import { paymentIssues } from '../../messages/payment-issues.ts';
import { exactAmountText } from '../emails/amount-text.ts';
import { fixRefundLines } from '../invoices/plan-refund.ts';
import { lockOrderWithLines } from '../orders/locked-order.ts';
import type { Db } from '../platform/db/db.ts';
import { findAttemptById } from './attempts.store.ts';
import { missingSource } from './missing-source.ts';
import { type PaymentDeps, type WritingDeps, writingDeps } from './payment-deps.ts';
import {
  findPaymentById,
  findRefund,
  type PaymentRow,
  type RefundRow,
  selectRefunds,
  updateRefund,
} from './payments.store.ts';
import { recordRefunds } from './record-refunds.ts';
import { reportIssue } from './report-issue.ts';
import { requestRefund } from './request-refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Sends a saved refund to the provider; the idempotency key prevents a second one. Throws to be retried. */
export async function sendRefund(input: PaymentDeps, { refundId }: { refundId: string }): Promise<void> {
  const deps = await writingDeps(input);
  const refund = await findRefund(deps.db, refundId);
  if (refund?.status !== 'requested' || refund.providerRefundId) return;
  const payment = await findPaymentById(deps.db, refund.paymentId);
  if (!payment || payment.provider === 'outside') return;
  const source = deps.sources[payment.provider] ?? missingSource('live');
  const result = await source.refund({
    providerPaymentId: payment.providerPaymentId,
    amountMinor: refund.amountMinor,
    idempotencyKey: refund.idempotencyKey,
  });
  if (result.is === 'unreachable') throw new Error('the provider does not answer');
  if (result.is === 'rejected') return recordRejection(deps, payment, refund, result.code);
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderWithLines(tx, payment.orderId);
    if (!order) throw new Error('the order of a refund is gone');
    await updateRefund(tx, refund.id, { providerRefundId: result.value.id });
    // it was requested by an older version of the shop
    if (refund.value === null) await fixRefundLines(tx, refund);
    await recordRefunds(deps, tx, { order, payment, reported: [result.value] });
  });
}

/** The payment may have been refunded at the provider by hand: settling it records that refund. */
async function recordRejection(
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
      details: () =>
        paymentIssues.refundRejected({
          amount: exactAmountText({ ...refund, currency: payment.currency }),
          payment: payment.providerPaymentId,
          code,
        }),
    });
  });
  const attempt = payment.attemptId && (await findAttemptById(deps.db, payment.attemptId));
  if (attempt) await settlePayment(deps, attempt, { actor: 'system' });
  await refundRest(deps, payment, refund);
}

/** When a part of a full refund was made by hand before, the rest is requested. */
async function refundRest(deps: WritingDeps, payment: PaymentRow, refund: RefundRow): Promise<void> {
  if (refund.amountMinor !== payment.amountMinor) return;
  await deps.db.transaction(async (tx) => {
    await lockOrderWithLines(tx, payment.orderId);
    const isPartRefunded = (await selectRefunds(tx, payment.id)).some(({ status }) => status !== 'failed');
    if (isPartRefunded) await requestRefund(deps, tx, payment, { reason: refund.reason });
  });
}
