import type { ReportedPayment } from '../../extension/payment-source.ts';
import type { OrderActor } from '../../rules/order-status.ts';
import { exactAmountText } from '../emails/amount-text.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { newPaidOrderEmail } from '../emails/new-paid-order-email.ts';
import { orderPaidEmail } from '../emails/order-paid-email.ts';
import { paymentReturnedEmail } from '../emails/payment-returned-email.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { type LockedOrder, lockOrderWithLines } from '../orders/locked-order.ts';
import { markPaid } from '../orders/mark-paid.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { type KnownAttempt, setAttemptStatus } from './attempts.store.ts';
import { type PaymentDeps, type WritingDeps, writingDeps } from './payment-deps.ts';
import { findCaptured, findPayment, insertPayment, type PaymentRow } from './payments.store.ts';
import { recordRefunds } from './record-refunds.ts';
import { reportIssue } from './report-issue.ts';
import { requestRefund } from './request-refund.ts';

interface CapturedPayment {
  attempt: KnownAttempt;
  payment: ReportedPayment;
  /** Where the shop learned of it. */
  actor: OrderActor;
}

/**
 * Records a payment that a provider has captured, once, with all its consequences in one transaction. The order is
 * locked at the beginning; every later step gets the row as the step before left it.
 */
export async function recordPayment(input: PaymentDeps, captured: CapturedPayment): Promise<void> {
  const { attempt, payment } = captured;
  const deps = await writingDeps(input);
  await withRetry(() =>
    deps.db.transaction(async (tx) => {
      const order = await lockOrderWithLines(tx, attempt.orderId);
      if (!order) throw new Error(`the order of attempt ${attempt.id} is gone`);
      const known = await findPayment(tx, attempt.provider, payment.id);
      const recorded = known ? { order, payment: known } : await recordNew(deps, tx, order, captured);
      if (!recorded) return;
      const updated = await recordRefunds(deps, tx, { ...recorded, reported: payment.refunds });
      if (known) return;
      if (recorded.payment.status === 'captured') await confirmPayment(deps, tx, updated, recorded.payment);
      else await returnPayment(deps, tx, updated, recorded.payment);
    }),
  );
}

interface Recorded {
  order: LockedOrder;
  payment: PaymentRow;
}

async function recordNew(
  deps: WritingDeps,
  tx: Db,
  order: LockedOrder,
  { attempt, payment, actor }: CapturedPayment,
): Promise<Recorded | undefined> {
  const about = {
    provider: attempt.provider,
    subject: payment.id,
    providerPaymentId: payment.id,
    orderId: order.id,
  };
  if (payment.foreign) {
    await reportIssue(deps, tx, { ...about, kind: 'not-ours', details: payment.foreign });
    return undefined;
  }
  const isAmountRight = payment.amountMinor === attempt.amountMinor && payment.currency === attempt.currency;
  if (!isAmountRight) {
    const details = `Order ${order.number} asked for ${exactAmountText(attempt)}, and ${exactAmountText(payment)} came.`;
    await reportIssue(deps, tx, { ...about, kind: 'amount-mismatch', details });
  }
  await setAttemptStatus(tx, attempt.id, 'succeeded');
  const applied = isAmountRight
    ? await applyPayment(tx, order, payment.id, actor)
    : { order, status: 'mismatched' as const };
  const row = await insertPayment(tx, {
    id: newId(),
    orderId: order.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    providerPaymentId: payment.id,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    status: applied.status,
    capturedAt: payment.capturedAt ?? new Date(),
  });
  return { order: applied.order, payment: row };
}

async function applyPayment(
  tx: Db,
  order: LockedOrder,
  paymentId: string,
  actor: OrderActor,
): Promise<{ order: LockedOrder; status: PaymentRow['status'] }> {
  if (await findCaptured(tx, order.id)) return { order, status: 'duplicate' };
  const note = order.deletedAt ? `Paid by ${paymentId} after it was deleted` : `Paid by ${paymentId}`;
  const paid = await markPaid(tx, order, { paymentId, actor, note });
  return paid.ok ? { order: paid.value, status: 'captured' } : { order, status: 'unfulfilled' };
}

/** Issues the invoice and emails customer and shop. */
async function confirmPayment(
  { jobs, from, soldBy }: WritingDeps,
  tx: Db,
  order: LockedOrder,
  payment: PaymentRow,
): Promise<void> {
  // a payment that was refunded before the shop recorded it leaves no order to ship
  if (order.paymentStatus !== 'COMPLETED') return;
  const paid = { ...payment, id: payment.providerPaymentId };
  await issueInvoice(tx, order.id, soldBy);
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderPaidEmail(order, paid, from),
    invoiceOf: order.id,
  });
  if (!from.shopEmail) return;
  await enqueueEmail(jobs, tx, {
    to: { name: from.shopName, address: from.shopEmail },
    content: newPaidOrderEmail(order, paid, from),
  });
}

/** Refunds a payment that pays nothing: a second one, or one for an order that is no longer available. */
async function returnPayment(
  deps: WritingDeps,
  tx: Db,
  order: LockedOrder,
  payment: PaymentRow,
): Promise<void> {
  const { status: reason } = payment;
  // an admin decides about another amount than the order's
  if (reason !== 'duplicate' && reason !== 'unfulfilled') return;
  const refund = await requestRefund(deps, tx, payment, { reason });
  if (!refund.ok || !order.email) return;
  const { amountMinor } = refund.value;
  await enqueueEmail(deps.jobs, tx, {
    to: { name: order.name, address: order.email },
    content: paymentReturnedEmail(
      order,
      {
        ...payment,
        id: payment.providerPaymentId,
        amountMinor,
        reason,
      },
      deps.from,
    ),
  });
}
