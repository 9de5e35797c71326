import type { ProviderRefund } from '../../extension/payment-source.ts';
import { exactAmountText } from '../emails/amount-text.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { refundSentEmail } from '../emails/refund-sent-email.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import { markRefunded } from '../orders/mark-refunded.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { WritingDeps } from './payment-deps.ts';
import {
  insertRefund,
  type PaymentRow,
  type RefundRow,
  selectRefunds,
  updateRefund,
} from './payments.store.ts';
import { reportIssue } from './report-issue.ts';

/**
 * Brings the refunds of a payment up to what the provider reports: the shop's own and those that were made at the
 * provider. Returns the order as it is then.
 */
export async function recordRefunds(
  deps: WritingDeps,
  tx: Db,
  { order, payment, reported }: { order: LockedOrder; payment: PaymentRow; reported: ProviderRefund[] },
): Promise<LockedOrder> {
  const rows = await selectRefunds(tx, payment.id);
  // a refund of the shop that is just being requested may be the reported one; its own job records it
  const isOneInProgress = rows.some((row) => row.status === 'requested' && !row.providerRefundId);
  const processed: RefundRow[] = [];
  for (const refund of reported) {
    const row =
      rows.find(({ providerRefundId }) => providerRefundId === refund.id) ??
      (isOneInProgress ? undefined : await insertFromProvider(tx, payment, refund));
    if (row?.status !== 'requested' || refund.status === 'pending') continue;
    await updateRefund(tx, row.id, { status: refund.status });
    if (refund.status === 'processed') processed.push(row);
    else await reportFailedRefund(deps, tx, payment, row);
  }
  for (const row of processed) await notifyCustomer(deps, tx, order, { ...row, currency: payment.currency });
  const isFullyRefunded = processed.length > 0 && (await isAllRefunded(tx, payment));
  return isFullyRefunded ? markRefunded(tx, order) : order;
}

/** A refund that was made at the provider; undefined for one that failed. */
async function insertFromProvider(
  tx: Db,
  payment: PaymentRow,
  refund: ProviderRefund,
): Promise<RefundRow | undefined> {
  if (refund.status === 'failed' || !refund.amountMinor) return undefined;
  return insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    providerRefundId: refund.id,
    idempotencyKey: `provider-${refund.id}`,
    amountMinor: refund.amountMinor,
    reason: 'Made at the provider',
  });
}

async function notifyCustomer(
  { jobs, from }: WritingDeps,
  tx: Db,
  order: LockedOrder,
  refund: { amountMinor: number; currency: string },
): Promise<void> {
  if (!order.email) return;
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: refundSentEmail(order, refund, from),
  });
}

function reportFailedRefund(deps: WritingDeps, tx: Db, payment: PaymentRow, row: RefundRow): Promise<void> {
  return reportIssue(deps, tx, {
    kind: 'refund-failed',
    subject: row.id,
    details: `The provider could not refund ${exactAmountText({ ...row, currency: payment.currency })} of ${payment.providerPaymentId}.`,
    provider: payment.provider === 'outside' ? null : payment.provider,
    providerPaymentId: payment.providerPaymentId,
    orderId: payment.orderId,
  });
}

async function isAllRefunded(tx: Db, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'captured') return false;
  const refunds = (await selectRefunds(tx, payment.id)).filter(({ status }) => status === 'processed');
  const refunded = refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);
  return refunded === payment.amountMinor;
}
