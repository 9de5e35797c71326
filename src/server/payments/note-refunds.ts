import { exactAmountText } from '../emails/amount-text.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { refundSentEmail } from '../emails/refund-sent-email.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import { markRefunded } from '../orders/mark-refunded.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import type { ProviderRefund } from '../providers/provider-payment.ts';
import type { WritingDeps } from './payment-deps.ts';
import {
  insertRefund,
  type PaymentRow,
  type RefundRow,
  selectRefunds,
  updateRefund,
} from './payments.store.ts';
import { reportIssue } from './report-issue.ts';

/** Brings the ledger to what the provider says of a payment's refunds, ours and those made at the provider. */
export async function noteRefunds(
  deps: WritingDeps,
  tx: Db,
  { order, payment, seen }: { order: LockedOrder; payment: PaymentRow; seen: ProviderRefund[] },
): Promise<void> {
  const rows = await selectRefunds(tx, payment.id);
  // one of ours may be on its way and be the very refund that we see; its own job will say so
  const isOneInProgress = rows.some((row) => row.status === 'requested' && !row.providerRefundId);
  const processed: RefundRow[] = [];
  for (const refund of seen) {
    const row =
      rows.find(({ providerRefundId }) => providerRefundId === refund.id) ??
      (isOneInProgress ? undefined : await adopt(tx, payment, refund));
    if (row?.status !== 'requested' || refund.status === 'pending') continue;
    await updateRefund(tx, row.id, { status: refund.status });
    if (refund.status === 'processed') processed.push(row);
    else await notifyFailure(deps, tx, payment, row);
  }
  for (const row of processed) await notify(deps, tx, order, { ...row, currency: payment.currency });
  if (processed.length > 0) await closeOrder(tx, payment);
}

/** Made at the provider, by hand; undefined for one that came to nothing. */
async function adopt(tx: Db, payment: PaymentRow, refund: ProviderRefund): Promise<RefundRow | undefined> {
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

async function notify(
  { jobs }: WritingDeps,
  tx: Db,
  order: LockedOrder,
  refund: { amountMinor: number; currency: string },
): Promise<void> {
  if (!order.email) return;
  await enqueueMail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: refundSentEmail(order, refund),
  });
}

function notifyFailure(deps: WritingDeps, tx: Db, payment: PaymentRow, row: RefundRow): Promise<void> {
  return reportIssue(deps, tx, {
    kind: 'refund-failed',
    subject: row.id,
    details: `The provider could not refund ${exactAmountText({ ...row, currency: payment.currency })} of ${payment.providerPaymentId}.`,
    provider: payment.provider === 'outside' ? null : payment.provider,
    providerPaymentId: payment.providerPaymentId,
    orderId: payment.orderId,
  });
}

async function closeOrder(tx: Db, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'captured') return;
  const gone = (await selectRefunds(tx, payment.id)).filter(({ status }) => status === 'processed');
  const sum = gone.reduce((total, { amountMinor }) => total + amountMinor, 0);
  if (sum === payment.amountMinor) await markRefunded(tx, payment.orderId);
}
