import type { OrderAction } from '../../../contract/admin/orders.ts';
import { mayChange, type OrderStatus } from '../../../rules/order-status.ts';
import { recordChange } from '../../audit/record-change.ts';
import { enqueueMail } from '../../emails/email-queue.ts';
import { orderLetters } from '../../emails/order-status-emails.ts';
import type { Db } from '../../platform/db/db.ts';
import { undoable } from '../../platform/db/transaction.ts';
import { retried } from '../../platform/db/with-retry.ts';
import { changeStatus } from '../change-status.ts';
import { hasOpenPayment, insertHistory, lockOrder, type OrderRow, updateOrder } from '../orders.store.ts';
import { releaseOrder } from '../release-order.ts';
import { retakeOrder } from '../retake-order.ts';
import type { ActionParts } from './action-deps.ts';
import { type ActionRefusal, notHeld, type Undo } from './action-error.ts';
import { correctAddress, correctTracking } from './correct-delivery.ts';
import { recordOutsidePayment } from './record-outside-payment.ts';
import { GIVEN_BACK, giveMoneyBack, isGivenBack, refundPart } from './refund-order.ts';

export interface ActionRequest {
  orderId: string;
  adminId: string;
  given: OrderAction;
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
export function actOnOrder(parts: ActionParts, request: ActionRequest): Promise<'done' | ActionRefusal> {
  const { orderId, adminId, given } = request;
  return retried(() =>
    undoable<'done', ActionRefusal>(parts.db, async (tx, undo) => {
      const before = await lockOrder(tx, orderId);
      if (!before || before.deletedAt) return undo({ code: 'order-not-found' });
      if (before.version !== given.version && given.action !== 'note') return undo({ code: 'order-changed' });
      await refuseIllegal(tx, before, given, undo);
      await perform(parts, tx, before, request, undo);
      const after = (await lockOrder(tx, orderId)) ?? before;
      await recordChange(tx, {
        actorId: adminId,
        action: `${given.action} order`,
        target: `order ${orderId}`,
        before: audited(before),
        after: { ...audited(after), ...wordsOf(given) },
      });
      await tellCustomer(parts, tx, after, given);
      return 'done';
    }),
  );
}

const isStep = (action: OrderAction['action']): action is keyof typeof targets => action in targets;

async function refuseIllegal(tx: Db, order: OrderRow, given: OrderAction, undo: Undo): Promise<void> {
  if (!isStep(given.action)) return;
  const to = targets[given.action];
  if (!mayChange(order.status, to, 'admin')) {
    return undo({
      code: 'order-step-refused',
      words: `An order that is ${order.status} cannot become ${to}.`,
    });
  }
  if (given.action === 'ship' && (await isGivenBack(tx, order.id))) {
    return undo({ code: 'order-step-refused', words: GIVEN_BACK });
  }
  const touchesMoney = given.action === 'pay' || given.action === 'cancel';
  if (touchesMoney && (await hasOpenPayment(tx, order.id))) return undo({ code: 'payment-open' });
}

async function perform(
  parts: ActionParts,
  tx: Db,
  order: OrderRow,
  { orderId, adminId, given }: ActionRequest,
  undo: Undo,
): Promise<void> {
  const step = (to: OrderStatus, note: string) =>
    changeStatus(tx, { orderId, to, actor: 'admin', actorId: adminId, note });
  switch (given.action) {
    case 'confirm': {
      const held = await retakeOrder(tx, orderId);
      if (held !== 'held') return undo(notHeld(held));
      // it waits for money that comes by other means, however long that takes
      await updateOrder(tx, orderId, { heldUntil: null });
      await step('CONFIRMED', given.note);
      return;
    }
    case 'pay':
      return recordOutsidePayment(parts, tx, order, { ...given, adminId }, undo);
    case 'ship':
      await updateOrder(tx, orderId, { courier: given.courier, trackingNumber: given.trackingNumber });
      await step('SHIPPED', given.note);
      return;
    case 'deliver':
      await step('DELIVERED', given.note);
      return;
    case 'correct-tracking':
      return correctTracking(tx, order, { ...given, adminId }, undo);
    case 'correct-address':
      return correctAddress(tx, order, { ...given, adminId }, undo);
    case 'cancel':
      await step('CANCELLED', given.reason);
      await releaseOrder(tx, orderId);
      if (order.paymentStatus === 'COMPLETED') await giveMoneyBack(parts.jobs, tx, order, given.reason, undo);
      return;
    case 'refund':
      return refundPart(parts.jobs, tx, order, { ...given, adminId }, undo);
    case 'note':
      return insertHistory(tx, {
        orderId,
        actor: 'admin',
        actorId: adminId,
        fromStatus: order.status,
        toStatus: order.status,
        note: given.note,
      });
  }
}

function audited({ status, paymentStatus, courier, trackingNumber, address }: OrderRow) {
  return { status, paymentStatus, courier, trackingNumber, address };
}

function wordsOf(given: OrderAction): Record<string, unknown> {
  const { action: _action, version: _version, ...words } = given;
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== ''));
}

async function tellCustomer(
  { jobs, sender }: ActionParts,
  tx: Db,
  order: OrderRow,
  given: OrderAction,
): Promise<void> {
  if (!order.email || !hasLetter(given.action)) return;
  if ('notifyCustomer' in given && !given.notifyCustomer) return;
  const reason = given.action === 'cancel' ? given.reason : '';
  await enqueueMail(jobs, tx, {
    to: { name: order.name, address: order.email },
    parts: orderLetters[given.action]({ ...order, reason }, sender),
  });
}

function hasLetter(action: string): action is keyof typeof orderLetters {
  return action in orderLetters;
}
