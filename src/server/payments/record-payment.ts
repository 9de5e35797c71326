import type { OrderActor } from '../../rules/order-status.ts';
import { exactAmountText } from '../emails/amount-text.ts';
import { enqueueMail } from '../emails/email-queue.ts';
import { newPaidOrderEmail } from '../emails/new-paid-order-email.ts';
import { orderPaidEmail } from '../emails/order-paid-email.ts';
import { paymentReturnedEmail } from '../emails/payment-returned-email.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { type LockedOrder, lockedOrder } from '../orders/locked-order.ts';
import { markPaid } from '../orders/mark-paid.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { newId } from '../platform/ids.ts';
import { type KnownAttempt, setAttemptStatus } from './attempts.store.ts';
import { noteRefunds } from './note-refunds.ts';
import { type PaymentDeps, type WritingDeps, writingDeps } from './payment-deps.ts';
import type { SeenPayment } from './payment-source.ts';
import { findCaptured, findPayment, insertPayment, type PaymentRow } from './payments.store.ts';
import { reportIssue } from './report-issue.ts';
import { requestRefund } from './request-refund.ts';

interface Arrival {
  attempt: KnownAttempt;
  payment: SeenPayment;
  /** Who brought the news. */
  actor: OrderActor;
}

/** Money that a provider has: written down once, with everything that follows from it, or not at all. */
export async function recordPayment(input: PaymentDeps, arrival: Arrival): Promise<void> {
  const { attempt, payment } = arrival;
  const deps = await writingDeps(input);
  await withRetry(() =>
    deps.db.transaction(async (tx) => {
      const order = await lockedOrder(tx, attempt.orderId);
      if (!order) throw new Error(`the order of attempt ${attempt.id} is gone`);
      const known = await findPayment(tx, attempt.provider, payment.id);
      const recorded = known ?? (await recordAmount(deps, tx, order, arrival));
      if (!recorded) return;
      await noteRefunds(deps, tx, { order, payment: recorded, seen: payment.refunds });
      if (!known) await announce(deps, tx, order, recorded);
    }),
  );
}

async function recordAmount(
  deps: WritingDeps,
  tx: Db,
  order: LockedOrder,
  { attempt, payment, actor }: Arrival,
): Promise<PaymentRow | undefined> {
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
  return insertPayment(tx, {
    id: newId(),
    orderId: order.id,
    attemptId: attempt.id,
    provider: attempt.provider,
    providerPaymentId: payment.id,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    status: isAmountRight ? await applyPayment(tx, order, payment.id, actor) : 'mismatched',
    capturedAt: payment.capturedAt ?? new Date(),
  });
}

async function applyPayment(
  tx: Db,
  order: LockedOrder,
  paymentId: string,
  actor: OrderActor,
): Promise<PaymentRow['status']> {
  if (await findCaptured(tx, order.id)) return 'duplicate';
  const note = order.deletedAt ? `Paid by ${paymentId} after it was deleted` : `Paid by ${paymentId}`;
  return (await markPaid(tx, order, { paymentId, actor, note })) === 'paid' ? 'captured' : 'unfulfilled';
}

async function announce(deps: WritingDeps, tx: Db, order: LockedOrder, payment: PaymentRow): Promise<void> {
  const notice = { ...payment, id: payment.providerPaymentId };
  const customer = { name: order.name, address: order.email };
  if (payment.status === 'captured') {
    // what is given back before we hear of it was never an order to be sent
    const now = await lockedOrder(tx, order.id);
    if (now?.paymentStatus !== 'COMPLETED') return;
    const { from, soldBy } = deps;
    await issueInvoice(tx, order.id, soldBy);
    await enqueueMail(deps.jobs, tx, {
      to: customer,
      content: orderPaidEmail(order, notice, from),
      invoiceOf: order.id,
    });
    if (!from.shopEmail) return;
    await enqueueMail(deps.jobs, tx, {
      to: { name: from.shopName, address: from.shopEmail },
      content: newPaidOrderEmail(order, notice, from),
    });
  } else if (payment.status !== 'mismatched') {
    const reason = payment.status;
    const refund = await requestRefund(deps, tx, payment, { reason });
    if (!refund || !order.email) return;
    const email = paymentReturnedEmail(order, { ...notice, amountMinor: refund.amountMinor, reason });
    await enqueueMail(deps.jobs, tx, { to: customer, content: email });
  }
}
