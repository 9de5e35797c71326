import type { ReportedPayment } from '../../extension/payment-source.ts';
import { paymentIssues } from '../../messages/payment-issues.ts';
import { awaitsCash } from '../../rules/cash-on-delivery.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import type { OrderActor } from '../../rules/order-status.ts';
import { CASH_ON_DELIVERY } from '../../rules/payment-methods.ts';
import { exactAmountText } from '../emails/amount-text.ts';
import { enqueueEmail } from '../emails/email-queue.ts';
import { newPaidOrderEmail } from '../emails/new-paid-order-email.ts';
import { orderPaidEmail } from '../emails/order-paid-email.ts';
import { paymentReturnedEmail } from '../emails/payment-returned-email.ts';
import { translateNames } from '../foods/translate-names.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { enqueueNewOrder } from '../notices/enqueue-notices.ts';
import { type LockedOrder, lockOrderWithLines } from '../orders/locked-order.ts';
import { markPaid } from '../orders/mark-paid.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { mailShop } from '../users/mail-shop.ts';
import { type KnownAttempt, setAttemptStatus } from './attempts.store.ts';
import { type PaymentDeps, type WritingDeps, writingDeps } from './payment-deps.ts';
import { findCaptured, findPayment, insertPayment, type PaymentRow } from './payments.store.ts';
import { issueCreditNotes, recordRefunds } from './record-refunds.ts';
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
      if (recorded.payment.status === 'captured') {
        await confirmPayment(deps, tx, updated, recorded.payment);
        // refunds that were found together with their payment: only now there is an invoice
        await issueCreditNotes(deps, tx, recorded.payment, payment.refunds);
      } else await returnPayment(deps, tx, updated, recorded.payment);
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
    const { foreign } = payment;
    await reportIssue(deps, tx, {
      ...about,
      kind: 'not-ours',
      details: () => paymentIssues.unrelated(foreign),
    });
    return undefined;
  }
  const isAmountRight = payment.amountMinor === attempt.amountMinor && payment.currency === attempt.currency;
  if (!isAmountRight) {
    const amounts = { asked: exactAmountText(attempt), came: exactAmountText(payment) };
    const details = () => paymentIssues.otherAmount({ number: order.number, ...amounts });
    await reportIssue(deps, tx, { ...about, kind: 'amount-mismatch', details });
  }
  await setAttemptStatus(tx, attempt.id, 'succeeded');
  const applied = isAmountRight
    ? await applyPayment(tx, order, { provider: attempt.provider, paymentId: payment.id, actor })
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
  { provider, paymentId, actor }: { provider: string; paymentId: string; actor: OrderActor },
): Promise<{ order: LockedOrder; status: PaymentRow['status'] }> {
  if (await findCaptured(tx, order.id)) return { order, status: 'duplicate' };
  const note = order.deletedAt ? storedNotes.paidAfterDeletion(paymentId) : storedNotes.paidBy(paymentId);
  const isCash = provider === CASH_ON_DELIVERY;
  const paid = await markPaid(tx, order, { isCash, paymentId, actor, note });
  if (paid.ok) return { order: paid.value, status: 'captured' };
  // the courier collects the cash for a parcel on its way: an online payment of it is a second one
  const isSecond = awaitsCash(order) && order.status !== 'CANCELLED';
  return { order, status: isSecond ? 'duplicate' : 'unfulfilled' };
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
  // cash for a parcel that was delivered: its invoice and e-mails were sent with it
  if (order.status === 'SHIPPED' || order.status === 'DELIVERED') return;
  const paid = { ...payment, id: payment.providerPaymentId };
  await issueInvoice(tx, order.id, soldBy);
  await enqueueNewOrder(tx, order.id);
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderPaidEmail(
      { ...order, lines: await translateNames(tx, order.lines, order.language) },
      paid,
      from,
    ),
    invoiceOf: order.id,
  });
  await mailShop({ jobs, sender: from }, tx, {
    content: async (language) =>
      newPaidOrderEmail({ ...order, lines: await translateNames(tx, order.lines, language) }, paid, from),
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
