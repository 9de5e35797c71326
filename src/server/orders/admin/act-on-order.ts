import type { OrderAction } from '../../../contract/admin/orders.ts';
import { mayChange, type OrderStatus } from '../../../rules/order-status.ts';
import { recordChange } from '../../audit/record-change.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import { orderStatusEmails } from '../../emails/order-status-emails.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { changeStatus } from '../change-status.ts';
import { hasOpenPayment, insertHistory, lockOrder, type OrderRow, updateOrder } from '../orders.store.ts';
import { releaseOrder } from '../release-order.ts';
import { retakeOrder } from '../retake-order.ts';
import type { ActionDeps } from './action-deps.ts';
import { type ActionError, notHeld, type Rollback } from './action-error.ts';
import { correctAddress, correctTracking } from './correct-delivery.ts';
import { recordOutsidePayment } from './record-outside-payment.ts';
import { giveMoneyBack, isRefunded, REFUNDED_MESSAGE, refundPart } from './refund-order.ts';

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
  cancel: 'CANCELLED',
} as const satisfies Partial<Record<OrderAction['action'], OrderStatus>>;

/**
 * One step of an order by the owner: everything that follows from it, with its row of audit and its letter, or nothing.
 * Who acts on an old view of the order is refused.
 */
export function actOnOrder(deps: ActionDeps, request: ActionRequest): Promise<'done' | ActionError> {
  const { orderId, adminId, input } = request;
  return withRetry(() =>
    transaction<'done', ActionError>(deps.db, async (tx, rollback) => {
      const before = await lockOrder(tx, orderId);
      if (!before || before.deletedAt) return rollback({ code: 'order-not-found' });
      if (before.version !== input.version && input.action !== 'note')
        return rollback({ code: 'order-changed' });
      await rejectIllegal(tx, before, input, rollback);
      await perform(deps, tx, before, request, rollback);
      const after = (await lockOrder(tx, orderId)) ?? before;
      await recordChange(tx, {
        actorId: adminId,
        action: `${input.action} order`,
        target: `order ${orderId}`,
        before: audited(before),
        after: { ...audited(after), ...textOf(input) },
      });
      await notifyCustomer(deps, tx, after, input);
      return 'done';
    }),
  );
}

const isStep = (action: OrderAction['action']): action is keyof typeof targets => action in targets;

async function rejectIllegal(tx: Db, order: OrderRow, input: OrderAction, rollback: Rollback): Promise<void> {
  if (!isStep(input.action)) return;
  const to = targets[input.action];
  if (!mayChange(order.status, to, 'admin')) {
    return rollback({
      code: 'order-step-refused',
      message: `An order that is ${order.status} cannot become ${to}.`,
    });
  }
  if (input.action === 'ship' && (await isRefunded(tx, order.id))) {
    return rollback({ code: 'order-step-refused', message: REFUNDED_MESSAGE });
  }
  const touchesMoney = input.action === 'pay' || input.action === 'cancel';
  if (touchesMoney && (await hasOpenPayment(tx, order.id))) return rollback({ code: 'payment-open' });
}

async function perform(
  deps: ActionDeps,
  tx: Db,
  order: OrderRow,
  { orderId, adminId, input }: ActionRequest,
  rollback: Rollback,
): Promise<void> {
  const step = (to: OrderStatus, note: string) =>
    changeStatus(tx, { orderId, to, actor: 'admin', actorId: adminId, note });
  switch (input.action) {
    case 'confirm': {
      const held = await retakeOrder(tx, orderId);
      if (held !== 'held') return rollback(notHeld(held));
      // it waits for money that comes by other means, however long that takes
      await updateOrder(tx, orderId, { heldUntil: null });
      await step('CONFIRMED', input.note);
      return;
    }
    case 'pay':
      return recordOutsidePayment(deps, tx, order, { ...input, adminId }, rollback);
    case 'ship':
      await updateOrder(tx, orderId, { courier: input.courier, trackingNumber: input.trackingNumber });
      await step('SHIPPED', input.note);
      return;
    case 'deliver':
      await step('DELIVERED', input.note);
      return;
    case 'correct-tracking':
      return correctTracking(tx, order, { ...input, adminId }, rollback);
    case 'correct-address':
      return correctAddress(tx, order, { ...input, adminId }, rollback);
    case 'cancel':
      await step('CANCELLED', input.reason);
      await releaseOrder(tx, orderId);
      if (order.paymentStatus === 'COMPLETED')
        await giveMoneyBack(deps.jobs, tx, order, input.reason, rollback);
      return;
    case 'refund':
      return refundPart(deps.jobs, tx, order, { ...input, adminId }, rollback);
    case 'note':
      return insertHistory(tx, {
        orderId,
        actor: 'admin',
        actorId: adminId,
        fromStatus: order.status,
        toStatus: order.status,
        note: input.note,
      });
  }
}

function audited({ status, paymentStatus, courier, trackingNumber, address }: OrderRow) {
  return { status, paymentStatus, courier, trackingNumber, address };
}

function textOf(input: OrderAction): Record<string, unknown> {
  const { action: _action, version: _version, ...message } = input;
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== ''));
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
  await enqueueMail(jobs, tx, {
    to: { name: order.name, address: order.email },
    content: orderStatusEmails[input.action]({ ...order, reason }, sender),
  });
}

function hasEmail(action: string): action is keyof typeof orderStatusEmails {
  return action in orderStatusEmails;
}
