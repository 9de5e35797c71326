import type { OrderActionName, OrderDetail } from '../../../contract/admin/orders.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import {
  mayCorrectAddress,
  mayCorrectTracking,
  nextStatuses,
  type OrderStatus,
} from '../../../rules/order-status.ts';
import type { Db } from '../../platform/db/db.ts';
import { returnsOfOrder } from '../../returns/get-return-options.ts';
import { orderResponses } from '../order-response.ts';
import type { OrderRow } from '../orders.store.ts';
import {
  findOrder,
  selectAskedProviders,
  selectHistory,
  selectOrderRefunds,
  selectPayments,
} from './orders.store.ts';
import { REFUNDED_MESSAGE } from './refund-order.ts';

const steps: Partial<Record<OrderStatus, OrderActionName>> = {
  CONFIRMED: 'confirm',
  PAYMENT: 'pay',
  SHIPPED: 'ship',
  DELIVERED: 'deliver',
  CANCELLED: 'cancel',
};

/** An order with everything that the owner must know of it. Undefined when there is none. */
export async function getOrderDetail(db: Db, id: string): Promise<OrderDetail | undefined> {
  const row = await findOrder(db, id);
  const [response] = await orderResponses(db, row ? [row] : []);
  if (!row || !response) return undefined;
  const [payments, refunds, history, requests, askable] = await Promise.all([
    selectPayments(db, id),
    selectOrderRefunds(db, id),
    selectHistory(db, id),
    returnsOfOrder(db, id),
    // once it is paid, what else was begun is the clock's business
    row.paymentStatus === 'PENDING' ? selectAskedProviders(db, id) : [],
  ]);
  const input = (paymentId: string) =>
    refunds
      .filter(({ refund }) => refund.paymentId === paymentId && refund.status !== 'failed')
      .reduce((sum, { refund }) => sum + refund.amountMinor, 0);
  const paid = payments.map((payment) => ({
    id: payment.id,
    provider: payment.provider,
    reference: payment.providerPaymentId,
    amountMinor: payment.amountMinor,
    refundableMinor: payment.amountMinor - input(payment.id),
    currency: payment.currency,
    status: payment.status,
    at: payment.capturedAt.toISOString(),
  }));
  const isBack = paid.some(({ status, refundableMinor }) => status === 'captured' && refundableMinor === 0);
  return {
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
    history: history.map(({ change, actorName }) => ({
      from: change.fromStatus,
      to: change.toStatus,
      at: change.at.toISOString(),
      actor: change.actor,
      actorName,
      note: change.note,
    })),
    requests,
    askable,
    shipRefused: row.status === 'PAYMENT' && isBack ? REFUNDED_MESSAGE : null,
    actions: actionsOf(row, {
      hasMoneyLeft: paid.some(({ refundableMinor }) => refundableMinor > 0),
      isBack,
    }),
  };
}

/** What the table of transitions allows, and what is possible at any time. */
function actionsOf(
  { status, deletedAt }: OrderRow,
  { hasMoneyLeft, isBack }: { hasMoneyLeft: boolean; isBack: boolean },
): OrderActionName[] {
  if (deletedAt) return [];
  const next = nextStatuses(status, 'admin').flatMap((to) =>
    to === 'SHIPPED' && isBack ? [] : (steps[to] ?? []),
  );
  return [
    ...next,
    ...(mayCorrectTracking(status) ? ['correct-tracking' as const] : []),
    ...(mayCorrectAddress(status) ? ['correct-address' as const] : []),
    ...(hasMoneyLeft ? ['refund' as const] : []),
    'note',
  ];
}
