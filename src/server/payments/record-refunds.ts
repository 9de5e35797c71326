import type { ProviderRefund } from '../../extension/payment-source.ts';
import { paymentIssues } from '../../messages/payment-issues.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { exactAmountText } from '../emails/amount-text.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { refundSentEmail } from '../emails/refund-sent-email.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { fixRefundLines } from '../invoices/plan-refund.ts';
import type { LockedOrder } from '../orders/locked-order.ts';
import { markRefunded } from '../orders/mark-refunded.ts';
import type { Db } from '../platform/db/db.ts';
import { newId } from '../platform/ids.ts';
import { findMounted, type WritingDeps } from './payment-deps.ts';
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
  const updated = isFullyRefunded ? await markRefunded(tx, order) : order;
  await issueCreditNotes(deps, tx, payment, reported);
  return updated;
}

/**
 * The credit notes of the refunds that the provider has accepted. After everything that locks stock: transactions take
 * the series last, so that they never deadlock.
 */
export async function issueCreditNotes(
  deps: WritingDeps,
  tx: Db,
  payment: PaymentRow,
  reported: readonly ProviderRefund[],
): Promise<void> {
  // a method without a provider: the shop's own refund waits until an admin has sent it
  const isByHand = findMounted(deps, payment.provider)?.payment.hasReceipts;
  const accepted = new Set(
    reported
      .filter(({ status }) => status === 'processed' || (status === 'pending' && !isByHand))
      .map(({ id }) => id),
  );
  if (accepted.size === 0) return;
  for (const row of await selectRefunds(tx, payment.id)) {
    if (row.status === 'failed' || !row.providerRefundId || !accepted.has(row.providerRefundId)) continue;
    await issueCreditNote(tx, payment.orderId, row);
  }
}

/** A refund that was made at the provider; undefined for one that failed. */
async function insertFromProvider(
  tx: Db,
  payment: PaymentRow,
  refund: ProviderRefund,
): Promise<RefundRow | undefined> {
  if (refund.status === 'failed' || !refund.amountMinor) return undefined;
  const row = await insertRefund(tx, {
    id: newId(),
    paymentId: payment.id,
    providerRefundId: refund.id,
    idempotencyKey: `provider-${refund.id}`,
    amountMinor: refund.amountMinor,
    reason: storedNotes.madeAtProvider,
  });
  return { ...row, value: await fixRefundLines(tx, row) };
}

async function notifyCustomer(
  { jobs, from }: WritingDeps,
  tx: Db,
  order: LockedOrder,
  refund: { id: string; amountMinor: number; currency: string },
): Promise<void> {
  if (!order.email) return;
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: refundSentEmail(order, refund, from),
    creditNoteOf: refund.id,
  });
}

function reportFailedRefund(deps: WritingDeps, tx: Db, payment: PaymentRow, row: RefundRow): Promise<void> {
  return reportIssue(deps, tx, {
    kind: 'refund-failed',
    subject: row.id,
    details: () =>
      paymentIssues.refundFailed({
        amount: exactAmountText({ ...row, currency: payment.currency }),
        payment: payment.providerPaymentId,
      }),
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
