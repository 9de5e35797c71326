import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { paise } from '../../../rules/money.ts';
import { exactAmountText } from '../../emails/amount-text.ts';
import { refundPayment } from '../../payments/request-refund.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { failure } from '../../platform/result.ts';
import { insertHistory, type OrderRow, updateOrder } from '../orders.store.ts';
import type { Rollback } from './action-error.ts';
import { insertOutsideRefund, selectOrderRefunds, selectPayments } from './orders.store.ts';

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
  return refundPartOf(jobs, tx, order, refund, rollback);
}

/** Refunds one payment, fully or partly. `amount` is in rupees or dollars. */
export async function refundPart(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  input: { paymentId: string; amount: number; reason: string; adminId: string },
  rollback: Rollback,
): Promise<OrderRow> {
  // a larger amount than any payment is rejected below
  const amountMinor = paise(Math.min(Math.round(input.amount * 100), Number.MAX_SAFE_INTEGER));
  const refunded = await refundPartOf(jobs, tx, order, { ...input, amountMinor }, rollback);
  await insertHistory(tx, {
    orderId: order.id,
    actor: 'admin',
    actorId: input.adminId,
    fromStatus: order.status,
    toStatus: order.status,
    note: `Refund: ${input.reason}`,
  });
  return refunded;
}

async function refundPartOf(
  jobs: Jobs,
  tx: Db,
  order: OrderRow,
  refund: { paymentId: string; amountMinor: number; reason: string },
  rollback: Rollback,
): Promise<OrderRow> {
  const { paymentId, amountMinor, reason } = refund;
  const payment = (await paymentsLeft(tx, order.id)).find(({ id }) => id === paymentId);
  if (!payment) return rollback(failure('refund-not-possible'));
  if (amountMinor > payment.left)
    return rollback(failure('refund-not-possible', { message: tooMuchMessage(payment) }));
  if (payment.provider !== 'outside') {
    const requested = await refundPayment(jobs, tx, { paymentId, amountMinor, reason });
    return requested.ok ? updateOrder(tx, order, {}) : rollback(requested);
  }
  await insertOutsideRefund(tx, { id: newId(), paymentId, amountMinor, reason });
  const isAll = amountMinor === payment.left && payment.status === 'captured';
  return updateOrder(tx, order, isAll ? { paymentStatus: 'REFUNDED' } : {});
}

/** Whether the full payment of the order was refunded, or its refund is requested. */
export async function isRefunded(tx: Db, orderId: string): Promise<boolean> {
  return (await findRefundable(tx, orderId))?.left === 0;
}

/** The payment that paid the order, and how much of it can still be refunded. */
export async function findRefundable(tx: Db, orderId: string) {
  return (await paymentsLeft(tx, orderId)).find(({ status }) => status === 'captured');
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
