import { mayChange, type OrderActor } from '../../rules/order-status.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './locked-order.ts';
import { updateOrder } from './orders.store.ts';
import { type Retaken, retakeOrder } from './retake-order.ts';

type Outcome = 'paid' | 'not-payable' | Exclude<Retaken, 'held'>;

/**
 * The order is paid: it keeps its foods and coupon for good, what was bought leaves the cart. An order that was deleted
 * or ran out of time comes back, if everything in it can still be had. All of it or nothing, in the caller's transaction.
 */
export function markPaid(
  tx: Db,
  order: LockedOrder,
  by: { paymentId: string; actor: OrderActor; note: string },
): Promise<Outcome> {
  return transaction<Outcome, Outcome>(tx, async (part, rollback) => {
    const { id: orderId, userId } = order;
    // an erased customer has no address to send anything to
    if (!userId || !mayChange(order.status, 'PAYMENT', by.actor)) return rollback('not-payable');
    // what was ordered by phone never stood in the cart
    if (order.cartVersion !== null) await removeOrderedLines(part, userId, order.lines);
    const retaken = await retakeOrder(part, orderId);
    if (retaken !== 'held') return rollback(retaken);
    await changeStatus(part, { orderId, to: 'PAYMENT', actor: by.actor, note: by.note });
    await updateOrder(part, orderId, {
      paymentStatus: 'COMPLETED',
      paymentId: by.paymentId,
      heldUntil: null,
      deletedAt: null,
    });
    return 'paid';
  });
}
