import type { OrderActionName, OrderDetail } from '../../../contract/admin/orders.ts';
import type { PaymentAttempt } from '../../../contract/admin/payment-attempts.ts';
import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { addressLine } from '../../../rules/address.ts';
import { awaitsCash } from '../../../rules/cash-on-delivery.ts';
import { rupeesFromPaise } from '../../../rules/money.ts';
import { shownNote } from '../../../rules/order-notes.ts';
import {
  mayCorrectAddress,
  mayCorrectTracking,
  nextStatuses,
  type OrderStatus,
} from '../../../rules/order-status.ts';
import { creditNotesOf, invoiceState } from '../../invoices/get-credit-note.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { inCurrentLanguage } from '../../platform/stored-text.ts';
import { returnsOfOrder } from '../../returns/get-return-options.ts';
import { countUndelivered } from '../count-cash-orders.ts';
import { orderResponses } from '../order-response.ts';
import type { OrderHistoryRow, OrderRow } from '../orders.store.ts';
import {
  selectAttempts,
  selectCheckableProviders,
  selectOrderRefunds,
  selectPayments,
  selectRefundProblems,
} from './order-money.store.ts';
import { countEarlier, findOrder, selectHistory } from './orders.store.ts';

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
  const [
    payments,
    refunds,
    history,
    requests,
    askable,
    undelivered,
    notes,
    invoice,
    problems,
    earlier,
    attempts,
  ] = await Promise.all([
    selectPayments(db, id),
    selectOrderRefunds(db, id),
    selectHistory(db, id),
    returnsOfOrder(db, id),
    // attempts of a paid order are left to the reconciliation
    row.paymentStatus === 'PENDING' ? selectCheckableProviders(db, id) : [],
    countUndelivered(db, row.userId ? [row.userId] : []),
    creditNotesOf(db, id),
    invoiceState(db, id),
    selectRefundProblems(db, id),
    countEarlier(db, row),
    selectAttempts(db, id),
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
      reason: shownNote(refund.reason),
      at: refund.createdAt.toISOString(),
      ...stateOfRefund(refund.id, { notes, problems }),
    })),
    creditNotes: notes.map(summaryOf),
    invoice,
    history: history.map(({ change, actorName, apiKey }) => ({
      from: change.fromStatus,
      to: change.toStatus,
      at: change.at.toISOString(),
      actor: change.actor,
      actorName,
      apiKey,
      note: shownNote(change.note),
      before: beforeText(change.before),
    })),
    buyerGstin: row.buyerGstin,
    invoiceNumber: invoice?.number ?? null,
    shippedAt: history.findLast(({ change }) => isShipping(change))?.change.at.toISOString() ?? null,
    customerOrders: earlier + 1,
    requests,
    attempts: attempts.map(attemptView),
    askable,
    shipRefused: row.status === 'PAYMENT' && isRefunded ? adminOrderErrors.refunded : null,
    undelivered: undelivered.get(row.userId ?? '') ?? 0,
    actions: actionsOf(row, {
      hasMoneyLeft: paid.some(({ refundableMinor }) => refundableMinor > 0),
      isRefunded,
      hasInvoice: invoice !== null,
    }),
  });
}

type Problem = Awaited<ReturnType<typeof selectRefundProblems>>[number];
type Note = Awaited<ReturnType<typeof creditNotesOf>>[number];

const summaryOf = ({ refundId: _refundId, ...note }: Note) => note;

/** The credit note of a refund, or what the provider said when it failed. */
function stateOfRefund(id: string, { notes, problems }: { notes: Note[]; problems: Problem[] }) {
  const note = notes.find(({ refundId }) => refundId === id);
  const problem = problems.find(({ refundId }) => refundId === id);
  return {
    creditNote: note ? summaryOf(note) : null,
    failure: problem ? inCurrentLanguage(problem.details, problem.translations) : null,
    problemId: problem && !problem.resolvedAt ? problem.id : null,
  };
}

function isShipping({ fromStatus, toStatus }: OrderHistoryRow): boolean {
  return toStatus === 'SHIPPED' && fromStatus !== 'SHIPPED';
}

/** The old address in one line, or the old GSTIN. */
function beforeText(before: OrderHistoryRow['before']): string | null {
  if (!before) return null;
  const { address, buyerGstin } = before as { address?: OrderRow['address']; buyerGstin?: string | null };
  return (address ? addressLine(address) : buyerGstin) || null;
}

function attemptView(attempt: Awaited<ReturnType<typeof selectAttempts>>[number]): PaymentAttempt {
  const { id, provider, providerOrderId, status, amountMinor, currency, createdAt, askedAt, saidAt, said } =
    attempt;
  return {
    id,
    provider,
    reference: providerOrderId,
    status,
    amountMinor,
    currency,
    at: createdAt.toISOString(),
    askedAt: askedAt?.toISOString() ?? null,
    saidAt: saidAt?.toISOString() ?? null,
    said,
  };
}

/** The allowed status changes, and the actions that do not depend on the status. */
function actionsOf(
  order: OrderRow,
  {
    hasMoneyLeft,
    isRefunded,
    hasInvoice,
  }: { hasMoneyLeft: boolean; isRefunded: boolean; hasInvoice: boolean },
): OrderActionName[] {
  const { status, deletedAt } = order;
  if (deletedAt) return [];
  const isCash = awaitsCash(order);
  const next = nextStatuses(status, 'admin', isCash).flatMap((to) => {
    if ((to === 'SHIPPED' && isRefunded) || (to === 'PAYMENT' && isCash)) return [];
    return status === 'SHIPPED' && to === 'CANCELLED' ? 'undelivered' : (steps[to] ?? []);
  });
  return [
    ...next,
    ...(mayCorrectTracking(status) ? ['correct-tracking' as const] : []),
    ...(mayCorrectAddress(status, isCash) ? ['correct-address' as const] : []),
    ...(hasInvoice || status === 'CANCELLED' ? [] : ['set-gstin' as const]),
    ...(hasMoneyLeft ? ['refund' as const] : []),
    'note',
  ];
}
