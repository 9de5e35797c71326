import type { OrderAction } from '../../../contract/admin/orders.ts';
import { adminBatches } from '../../../messages/admin-batches.ts';
import { adminCash } from '../../../messages/admin-cash.ts';
import { adminOrderErrors } from '../../../messages/admin-order-errors.ts';
import { orderStatus } from '../../../messages/order-status.ts';
import { awaitsCash } from '../../../rules/cash-on-delivery.ts';
import { mayChange, type OrderStatus } from '../../../rules/order-status.ts';
import { cleanTrackingNumber } from '../../../rules/tracking-number.ts';
import { recordChange } from '../../audit/record-change.ts';
import { unsellableBatch } from '../../batches/batches-of-orders.ts';
import { enqueueEmail } from '../../emails/email-queue.ts';
import { orderStatusEmails } from '../../emails/order-status-emails.ts';
import { issueInvoice } from '../../invoices/issue-invoice.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { type Failure, failure, type Result, type Success, success } from '../../platform/result.ts';
import { changeStatus } from '../change-status.ts';
import { hasOpenPayment, insertHistory, lockOrder, type OrderRow, updateOrder } from '../orders.store.ts';
import { releaseOrder } from '../release-order.ts';
import { reserveOrder } from '../reserve-order.ts';
import type { ActionDeps } from './action-deps.ts';
import { type ActionCode, type Rollback, reserveError, stepRejected } from './action-error.ts';
import { correctAddress, correctTracking, setBuyerGstin } from './correct-delivery.ts';
import { recordOutsidePayment } from './record-outside-payment.ts';
import { recordUndelivered, undeliveredNote } from './record-undelivered.ts';
import { isRefunded, refundOrder, refundPart } from './refund-order.ts';

export interface ActionRequest {
  orderId: string;
  adminId: string;
  input: OrderAction;
}

const targets = {
  confirm: 'CONFIRMED',
  pay: 'PAYMENT',
  ship: 'SHIPPED',
  deliver: 'DELIVERED',
  undelivered: 'CANCELLED',
  cancel: 'CANCELLED',
} as const satisfies Partial<Record<OrderAction['action'], OrderStatus>>;

/**
 * One action of an admin on an order, with its audit row and its email, in one transaction. An action that is based on
 * an outdated version of the order is rejected.
 */
export function actOnOrder(deps: ActionDeps, request: ActionRequest): Promise<Result<undefined, ActionCode>> {
  return withRetry(() =>
    transaction<Success<undefined>, Failure<ActionCode>>(deps.db, async (tx, rollback) => {
      await announceAction(deps, tx, await actWithin(deps, tx, request, rollback), request.input);
      return success();
    }),
  );
}

/** The action with its audit row. What leaves the shop because of it is left to `announceAction`. */
export async function actWithin(
  deps: ActionDeps,
  tx: Db,
  request: ActionRequest,
  rollback: Rollback,
): Promise<OrderRow> {
  const { orderId, adminId, input } = request;
  const before = await lockOrder(tx, orderId);
  if (!before || before.deletedAt) return rollback(failure('order-not-found'));
  if (before.version !== input.version && input.action !== 'note') return rollback(failure('order-changed'));
  await rejectIllegal(tx, before, input, rollback);
  const after = await perform(deps, tx, before, request, rollback);
  await recordChange(tx, {
    actorId: adminId,
    action: `${input.action} order` as const,
    target: `order ${orderId}`,
    before: audited(before),
    after: { ...audited(after), ...auditedInput(input) },
  });
  return after;
}

/** The invoice of a cash order that ships, and the e-mail to the customer. */
export async function announceAction(
  deps: ActionDeps,
  tx: Db,
  order: OrderRow,
  input: OrderAction,
): Promise<void> {
  // goods leave with an invoice; the others got theirs when they were paid
  if (input.action === 'ship' && order.codAt) await issueInvoice(tx, order.id, deps.seller);
  await notifyCustomer(deps, tx, order, input);
}

const isStep = (action: OrderAction['action']): action is keyof typeof targets => action in targets;

async function rejectIllegal(tx: Db, order: OrderRow, input: OrderAction, rollback: Rollback): Promise<void> {
  if (!isStep(input.action)) return;
  const to = targets[input.action];
  const isCash = awaitsCash(order);
  if (input.action === 'undelivered' && order.status !== 'SHIPPED')
    return rollback(stepRejected(adminCash.onlyShipped));
  if (isCash && input.action === 'pay') return rollback(stepRejected(adminCash.payOnlyByReceipt));
  // a parcel on its way is not cancelled: it is delivered, or it comes back
  const isTooLate = input.action === 'cancel' && order.status === 'SHIPPED';
  if (isTooLate || !mayChange(order.status, to, 'admin', isCash)) {
    return rollback(
      stepRejected(
        adminOrderErrors.cannotBecome({ status: orderStatus.badge(order.status), to: orderStatus.badge(to) }),
      ),
    );
  }
  if (input.action === 'ship' && (await isRefunded(tx, order.id))) {
    return rollback(stepRejected(adminOrderErrors.refunded));
  }
  const blocked = input.action === 'ship' && (await unsellableBatch(tx, order.id));
  if (blocked) return rollback(stepRejected(adminBatches.mustNotLeave(blocked)));
  // who pays a cash order online just now must not pay the courier too
  const touchesMoney =
    input.action === 'pay' || input.action === 'cancel' || (isCash && input.action === 'ship');
  if (touchesMoney && (await hasOpenPayment(tx, order.id))) return rollback(failure('payment-open'));
}

/** Returns the order as it is after the action. */
async function perform(
  deps: ActionDeps,
  tx: Db,
  order: OrderRow,
  { orderId, adminId, input }: ActionRequest,
  rollback: Rollback,
): Promise<OrderRow> {
  const advance = async (from: OrderRow, to: OrderStatus, note: string): Promise<OrderRow> => {
    const changed = await changeStatus(tx, from, { to, actor: 'admin', actorId: adminId, note });
    return changed.ok ? changed.value : rollback(changed);
  };
  switch (input.action) {
    case 'confirm': {
      const reserved = await reserveOrder(tx, order);
      if (!reserved.ok) return rollback(reserveError(reserved));
      // the payment comes by other means, however long that takes
      const held = await updateOrder(tx, reserved.value, { heldUntil: null });
      return advance(held, 'CONFIRMED', input.note);
    }
    case 'pay':
      return recordOutsidePayment(deps, tx, order, { ...input, adminId }, rollback);
    case 'ship': {
      const { courier } = input;
      const trackingNumber = cleanTrackingNumber(courier, input.trackingNumber);
      return advance(await updateOrder(tx, order, { courier, trackingNumber }), 'SHIPPED', input.note);
    }
    case 'deliver':
      return advance(order, 'DELIVERED', input.note);
    case 'undelivered':
      return recordUndelivered(tx, await advance(order, 'CANCELLED', undeliveredNote(input)), input);
    case 'correct-tracking':
      return correctTracking(tx, order, { ...input, adminId }, rollback);
    case 'correct-address':
      return correctAddress(tx, order, { ...input, adminId }, rollback);
    case 'set-gstin':
      return setBuyerGstin(tx, order, { ...input, adminId }, rollback);
    case 'cancel': {
      const cancelled = await releaseOrder(tx, await advance(order, 'CANCELLED', input.reason));
      if (order.paymentStatus !== 'COMPLETED') return cancelled;
      return refundOrder(deps.jobs, tx, cancelled, input.reason, rollback);
    }
    case 'refund':
      return (await refundPart(deps.jobs, tx, order, { ...input, adminId }, rollback)).order;
    case 'note':
      await insertHistory(tx, {
        orderId,
        actor: 'admin',
        actorId: adminId,
        fromStatus: order.status,
        toStatus: order.status,
        note: input.note,
      });
      return order;
  }
}

function audited({ status, paymentStatus, courier, trackingNumber, address }: OrderRow) {
  return { status, paymentStatus, courier, trackingNumber, address };
}

function auditedInput(input: OrderAction): Record<string, unknown> {
  const { action: _action, version: _version, ...details } = input;
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));
}

async function notifyCustomer(
  { jobs, sender }: ActionDeps,
  tx: Db,
  order: OrderRow,
  input: OrderAction,
): Promise<void> {
  if (!order.email || !hasEmail(input.action)) return;
  if ('notifyCustomer' in input && !input.notifyCustomer) return;
  const reason = input.action === 'cancel' ? input.reason : '';
  await enqueueEmail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderStatusEmails[input.action]({ ...order, reason }, sender),
    ...(input.action === 'ship' && awaitsCash(order) && { invoiceOf: order.id }),
  });
}

function hasEmail(action: string): action is keyof typeof orderStatusEmails {
  return action in orderStatusEmails;
}
