import { awaitsCash, onlineTotal } from '../../rules/cash-on-delivery.ts';
import { paise } from '../../rules/money.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { mayChange, type OrderActor } from '../../rules/order-status.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './locked-order.ts';
import { insertHistory, updateOrder } from './orders.store.ts';
import { type ReserveCode, reserveOrder } from './reserve-order.ts';

interface Paid {
  paymentId: string;
  actor: OrderActor;
  note: string;
}

type Rejected = Failure<'order-not-payable' | ReserveCode>;

/**
 * Makes the order a paid one: its stock and coupon are its own for good, and its lines leave the cart. A deleted or
 * expired order comes back if everything in it is still available. A failure rolls back to the state before the call. Cash for a
 * parcel on its way changes no status; an online payment replaces the cash until the parcel leaves.
 */
export function markPaid(
  tx: Db,
  order: LockedOrder,
  { isCash = false, paymentId, actor, note }: Paid & { isCash?: boolean },
): Promise<Success<LockedOrder> | Rejected> {
  return transaction<Success<LockedOrder>, Rejected>(tx, async (savepoint, rollback) => {
    if (isCash && isOnItsWay(order))
      return success(await recordCash(savepoint, order, { paymentId, actor, note }));
    const { userId } = order;
    // an erased customer has no address to send anything to
    if (!userId || !mayChange(order.status, 'PAYMENT', actor)) return rollback(failure('order-not-payable'));
    // lines of a phone order were never in the cart
    if (order.cartVersion !== null) await removeOrderedLines(savepoint, userId, order.lines);
    const reserved = await reserveOrder(savepoint, isCash ? order : await withoutCash(savepoint, order));
    if (!reserved.ok) return rollback(reserved);
    const changed = await changeStatus(savepoint, reserved.value, { to: 'PAYMENT', actor, note });
    if (!changed.ok) return rollback(failure('order-not-payable'));
    const paid = { paymentStatus: 'COMPLETED', paymentId, heldUntil: null, deletedAt: null } as const;
    return success(await updateOrder(savepoint, changed.value, paid));
  });
}

function isOnItsWay(order: LockedOrder): boolean {
  return awaitsCash(order) && (order.status === 'SHIPPED' || order.status === 'DELIVERED');
}

async function recordCash(
  tx: Db,
  order: LockedOrder,
  { paymentId, actor, note }: Paid,
): Promise<LockedOrder> {
  const { id: orderId, status } = order;
  await insertHistory(tx, { orderId, actor, fromStatus: status, toStatus: status, note });
  return updateOrder(tx, order, { paymentStatus: 'COMPLETED', paymentId });
}

/** Who pays online does not pay the fee, and the courier collects nothing. */
async function withoutCash(tx: Db, order: LockedOrder): Promise<LockedOrder> {
  if (!order.codAt) return order;
  const { id: orderId, status } = order;
  const note = storedNotes.paidOnlineInstead;
  await insertHistory(tx, { orderId, actor: 'system', fromStatus: status, toStatus: status, note });
  return updateOrder(tx, order, { codAt: null, codFee: paise(0), total: onlineTotal(order) });
}
