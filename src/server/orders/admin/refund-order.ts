import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { paise } from '../../../rules/money.ts';
import { storedNotes } from '../../../rules/order-notes.ts';
import type { RefundedItem, RefundLine } from '../../../rules/refund-items.ts';
import { exactAmountText } from '../../emails/amount-text.ts';
import { issueCreditNote } from '../../invoices/issue-credit-note.ts';
import { fixRefundLines, planItems } from '../../invoices/plan-refund.ts';
import { refundPayment } from '../../payments/request-refund.ts';
import type { Db } from '../../platform/db/db.ts';
import { freshConfirmation } from '../../platform/fresh-confirmation.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { requestOrigin } from '../../platform/request-origin.ts';
import { failure } from '../../platform/result.ts';
import { getRefundLimit } from '../../shop/refund-limit.ts';
import { insertHistory, type OrderRow, updateOrder } from '../orders.store.ts';
import type { Rollback } from './action-error.ts';
import {
  addUnprovedRefund,
  insertOutsideRefund,
  selectOrderRefunds,
  selectPayments,
} from './order-money.store.ts';

/** Refunds the rest of the order's payment, for a paid order that is cancelled. */
export async function refundOrder(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  reason: string,
  rollback: Rollback,
): Promise<OrderRow> {
  // a free order has nothing to refund, but no longer counts as a purchase
  if (order.total === 0) return updateOrder(tx, order, { paymentStatus: 'REFUNDED' });
  const payment = await findRefundable(tx, order.id);
  if (!payment) return order;
  const refund = { paymentId: payment.id, amountMinor: payment.left, reason };
  return (await refundPartOf(jobs, tx, order, refund, rollback)).order;
}

export interface RefundInput {
  paymentId?: string | undefined;
  /** In rupees or dollars. */
  amount?: number | undefined;
  items?: readonly RefundedItem[] | undefined;
  charges?: boolean | undefined;
  reason: string;
  adminId: string;
}

/** Refunds an amount of a payment, or pieces of the order. Returns the order as it is then, and the refund. */
export async function refundPart(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  input: RefundInput,
  rollback: Rollback,
): Promise<{ order: OrderRow; refundId: string }> {
  const chosen = await chooseRefund(tx, order, input, rollback);
  const refunded = await refundPartOf(jobs, tx, order, { ...chosen, reason: input.reason }, rollback);
  await insertHistory(tx, {
    orderId: order.id,
    actor: 'admin',
    actorId: input.adminId,
    fromStatus: order.status,
    toStatus: order.status,
    note: storedNotes.refund(input.reason),
  });
  return refunded;
}

async function chooseRefund(
  tx: Db,
  order: OrderRow,
  { paymentId = '', amount = 0, items, charges }: RefundInput,
  rollback: Rollback,
): Promise<Omit<Requested, 'reason'>> {
  // a larger amount than any payment is rejected below
  const amountMinor = paise(Math.min(Math.round(amount * 100), Number.MAX_SAFE_INTEGER));
  if (!items) return { paymentId, amountMinor };
  const payment = await findRefundable(tx, order.id);
  const planned = payment && (await planItems(tx, payment, { items, charges }));
  if (!planned) return rollback(failure('refund-not-possible', { message: adminOrderErrors.piecesLimit }));
  // the admin has seen another sum: somebody refunded a part meanwhile
  if (amount && amountMinor !== planned.amountMinor) return rollback(failure('order-changed'));
  return { paymentId: payment.id, ...planned };
}

interface Requested {
  paymentId: string;
  amountMinor: number;
  reason: string;
  lines?: RefundLine[];
}

async function refundPartOf(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  refund: Requested,
  rollback: Rollback,
): Promise<{ order: OrderRow; refundId: string }> {
  const { paymentId, amountMinor, reason, lines } = refund;
  const payment = (await paymentsLeft(tx, order.id)).find(({ id }) => id === paymentId);
  if (!payment || amountMinor <= 0) return rollback(failure('refund-not-possible'));
  if (amountMinor > payment.left)
    return rollback(failure('refund-not-possible', { message: tooMuchMessage(payment) }));
  if (await needsConfirmation(tx, paiseOf(order, payment, amountMinor)))
    return rollback(failure('proof-needed'));
  if (payment.provider !== 'outside') {
    const requested = await refundPayment(jobs, tx, { paymentId, amountMinor, reason, lines });
    if (!requested.ok) return rollback(requested);
    return { order: await updateOrder(tx, order, {}), refundId: requested.value.id };
  }
  const outside = { id: newId(), paymentId, amountMinor, reason };
  await insertOutsideRefund(tx, outside);
  const value = await fixRefundLines(tx, outside, lines);
  const isAll = amountMinor === payment.left && payment.status === 'captured';
  const updated = await updateOrder(tx, order, isAll ? { paymentStatus: 'REFUNDED' } : {});
  // the admin has made it: nobody else has to accept it
  await issueCreditNote(tx, order.id, { ...outside, value });
  return { order: updated, refundId: outside.id };
}

/** So many times the limit of one refund: a day's work in small amounts is not asked about, a stolen token is stopped. */
const REFUNDS_A_DAY = 10;

/**
 * Whether the account that acts now refunds too much without a fresh proof: more than the owner's limit at once, or ten times as
 * much within 24 hours, because a stolen token must not split the amount. Else it is counted.
 */
async function needsConfirmation(tx: Db, amount: number): Promise<boolean> {
  if (freshConfirmation.isConfirmed()) return false;
  const limit = await getRefundLimit(tx);
  const { person = '' } = requestOrigin.current();
  // a larger one is not counted, and the sum is in whole rupees: it stays within the integers of its column
  return (
    amount > limit ||
    (await addUnprovedRefund(tx, person, Math.ceil(amount / 100))) > (REFUNDS_A_DAY * limit) / 100
  );
}

/** Whether the full payment of the order was refunded, or its refund is requested. */
export async function isRefunded(tx: Db, orderId: string): Promise<boolean> {
  return (await findRefundable(tx, orderId))?.left === 0;
}

/** The payment that paid the order, and how much of it can still be refunded. */
export async function findRefundable(tx: Db, orderId: string) {
  return (await paymentsLeft(tx, orderId)).find(({ status }) => status === 'captured');
}

/** What a part of a payment in dollars is of the order's rupees. */
function paiseOf(
  order: OrderRow,
  payment: { currency: string; amountMinor: number },
  amountMinor: number,
): number {
  return payment.currency === 'INR' ? amountMinor : (order.total * amountMinor) / payment.amountMinor;
}

function tooMuchMessage({ left, currency }: { left: number; currency: string }): string {
  if (left === 0) return adminOrderErrors.allRefunded;
  return adminOrderErrors.refundLimit(exactAmountText({ amountMinor: left, currency }));
}

async function paymentsLeft(tx: Db, orderId: string) {
  const refunds = await selectOrderRefunds(tx, orderId);
  return (await selectPayments(tx, orderId)).map((payment) => {
    const refunded = refunds
      .filter(({ refund }) => refund.paymentId === payment.id && refund.status !== 'failed')
      .reduce((total, { refund }) => total + refund.amountMinor, 0);
    return { ...payment, left: paise(payment.amountMinor - refunded) };
  });
}
