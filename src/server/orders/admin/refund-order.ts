import { paise } from '../../../rules/money.ts';
import { exactAmountText } from '../../emails/amount-text.ts';
import { refundPayment } from '../../payments/refund-payment.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { insertHistory, type OrderRow, updateOrder } from '../orders.store.ts';
import type { Rollback } from './action-error.ts';
import { insertOutsideRefund, selectOrderRefunds, selectPayments } from './orders.store.ts';

/** All that is left of what the order's payment brought, for a paid order that is cancelled. */
export async function giveMoneyBack(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  reason: string,
  rollback: Rollback,
): Promise<void> {
  // what a coupon paid for is no purchase any more either
  if (order.total === 0) return updateOrder(tx, order.id, { paymentStatus: 'REFUNDED' });
  const payment = await findRefundable(tx, order.id);
  if (!payment) return;
  const refund = { paymentId: payment.id, amountMinor: payment.left, reason };
  await refundPartOf(jobs, tx, order, refund, rollback);
}

/** A part, or all, of one payment. `amount` is in whole units of the payment's currency. */
export async function refundPart(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  input: { paymentId: string; amount: number; reason: string; adminId: string },
  rollback: Rollback,
): Promise<void> {
  // what is more than any payment is refused below like everything that is too much
  const amountMinor = paise(Math.min(Math.round(input.amount * 100), Number.MAX_SAFE_INTEGER));
  await refundPartOf(jobs, tx, order, { ...input, amountMinor }, rollback);
  await insertHistory(tx, {
    orderId: order.id,
    actor: 'admin',
    actorId: input.adminId,
    fromStatus: order.status,
    toStatus: order.status,
    note: `Refund: ${input.reason}`,
  });
}

async function refundPartOf(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  refund: { paymentId: string; amountMinor: number; reason: string },
  rollback: Rollback,
): Promise<void> {
  const { paymentId, amountMinor, reason } = refund;
  const payment = (await paymentsLeft(tx, order.id)).find(({ id }) => id === paymentId);
  if (!payment) return rollback({ code: 'refund-not-possible' });
  if (amountMinor > payment.left)
    return rollback({ code: 'refund-not-possible', message: tooMuchMessage(payment) });
  if (payment.provider !== 'outside') {
    const isAsked = await refundPayment(jobs, tx, { paymentId, amountMinor, reason });
    if (!isAsked) return rollback({ code: 'refund-not-possible' });
    await updateOrder(tx, order.id, {});
    return;
  }
  await insertOutsideRefund(tx, { id: newId(), paymentId, amountMinor, reason });
  const isAll = amountMinor === payment.left && payment.status === 'captured';
  await updateOrder(tx, order.id, isAll ? { paymentStatus: 'REFUNDED' } : {});
}

export const REFUNDED_MESSAGE =
  'Everything that was paid for this order goes back to the customer: it is not shipped any more.';

/** Whether all of the order's payment went back, or is on its way back. */
export async function isRefunded(tx: Db, orderId: string): Promise<boolean> {
  return (await findRefundable(tx, orderId))?.left === 0;
}

/** The payment that the order was paid by, and how much of it has not gone back yet. */
export async function findRefundable(tx: Db, orderId: string) {
  return (await paymentsLeft(tx, orderId)).find(({ status }) => status === 'captured');
}

function tooMuchMessage({ left, currency }: { left: number; currency: string }): string {
  if (left === 0) return 'All of this payment was given back already, or is on its way.';
  return `At most ${exactAmountText({ amountMinor: left, currency })} of this payment can be refunded.`;
}

async function paymentsLeft(tx: Db, orderId: string) {
  const refunds = await selectOrderRefunds(tx, orderId);
  return (await selectPayments(tx, orderId)).map((payment) => {
    const gone = refunds
      .filter(({ refund }) => refund.paymentId === payment.id && refund.status !== 'failed')
      .reduce((sum, { refund }) => sum + refund.amountMinor, 0);
    return { ...payment, left: paise(payment.amountMinor - gone) };
  });
}
