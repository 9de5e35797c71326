import type { OrderActionName, OrderDetail } from '../../../contract/admin/orders.ts';
import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import {
  mayCorrectAddress,
  mayCorrectTracking,
  nextStatuses,
  type OrderStatus,
} from '../../../rules/order-status.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { returnsOfOrder } from '../../returns/get-return-options.ts';
import { orderResponses } from '../order-response.ts';
import type { OrderRow } from '../orders.store.ts';
import {
  findOrder,
  selectCheckableProviders,
  selectHistory,
  selectOrderRefunds,
  selectPayments,
} from './orders.store.ts';

const steps: Partial<Record<OrderStatus, OrderActionName>> = {
  CONFIRMED: 'confirm',
  PAYMENT: 'pay',
  SHIPPED: 'ship',
  DELIVERED: 'deliver',
  CANCELLED: 'cancel',
};

/** An order with payments, refunds, history, return requests and the actions that are possible now. */
export async function getOrderDetail(db: Db, id: string): Promise<Result<OrderDetail, 'order-not-found'>> {
  const row = await findOrder(db, id);
  const [response] = await orderResponses(db, row ? [row] : []);
  if (!row || !response) return failure('order-not-found');
  const [payments, refunds, history, requests, askable] = await Promise.all([
    selectPayments(db, id),
    selectOrderRefunds(db, id),
    selectHistory(db, id),
    returnsOfOrder(db, id),
    // attempts of a paid order are left to the reconciliation
    row.paymentStatus === 'PENDING' ? selectCheckableProviders(db, id) : [],
  ]);
  const refundedMinor = (paymentId: string) =>
    refunds
      .filter(({ refund }) => refund.paymentId === paymentId && refund.status !== 'failed')
      .reduce((total, { refund }) => total + refund.amountMinor, 0);
  const paid = payments.map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    reference: payment.providerPaymentId,
    amountMinor: payment.amountMinor,
    refundableMinor: payment.amountMinor - refundedMinor(payment.id),
    currency: payment.currency,
    status: payment.status,
    at: payment.capturedAt.toISOString(),
  }));
  const isRefunded = paid.some(
    ({ status, refundableMinor }) => status === 'captured' && refundableMinor === 0,
  );
  return success({
    ...response,
    version: row.version,
    customerId: row.userId,
    itemsTotal: rupeesFromPaise(row.items),
    payments: paid,
    refunds: refunds.map(({ refund, currency }) => ({
      id: refund.id,
      paymentId: refund.paymentId,
      amountMinor: refund.amountMinor,
      currency,
      status: refund.status,
      reason: refund.reason,
      at: refund.createdAt.toISOString(),
    })),
    history: history.map(({ change, actorName, apiKey }) => ({
      from: change.fromStatus,
      to: change.toStatus,
      at: change.at.toISOString(),
      actor: change.actor,
      actorName,
      apiKey,
      note: change.note,
    })),
    requests,
    askable,
    shipRefused: row.status === 'PAYMENT' && isRefunded ? adminOrderErrors.refunded : null,
    actions: actionsOf(row, {
      hasMoneyLeft: paid.some(({ refundableMinor }) => refundableMinor > 0),
      isRefunded,
    }),
  });
}

/** The allowed status changes, and the actions that do not depend on the status. */
function actionsOf(
  { status, deletedAt }: OrderRow,
  { hasMoneyLeft, isRefunded }: { hasMoneyLeft: boolean; isRefunded: boolean },
): OrderActionName[] {
  if (deletedAt) return [];
  const next = nextStatuses(status, 'admin').flatMap((to) =>
    to === 'SHIPPED' && isRefunded ? [] : (steps[to] ?? []),
  );
  return [
    ...next,
    ...(mayCorrectTracking(status) ? ['correct-tracking' as const] : []),
    ...(mayCorrectAddress(status) ? ['correct-address' as const] : []),
    ...(hasMoneyLeft ? ['refund' as const] : []),
    'note',
  ];
}
