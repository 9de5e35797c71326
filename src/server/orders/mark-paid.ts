import { mayChange, type OrderActor } from '../../rules/order-status.ts';
import { removeOrderedLines } from '../cart/remove-ordered-lines.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { changeStatus } from './change-status.ts';
import type { LockedOrder } from './locked-order.ts';
import { updateOrder } from './orders.store.ts';
import { type ReserveCode, reserveOrder } from './reserve-order.ts';

type Rejected = Failure<'order-not-payable' | ReserveCode>;

/**
 * Makes the order a paid one: its stock and coupon are its own for good, and its lines leave the cart. A deleted or
 * expired order comes back if everything in it is still available. A failure rolls back to the state before the call.
 */
export function markPaid(
  tx: Db,
  order: LockedOrder,
  { paymentId, actor, note }: { paymentId: string; actor: OrderActor; note: string },
): Promise<Success<LockedOrder> | Rejected> {
  return transaction<Success<LockedOrder>, Rejected>(tx, async (savepoint, rollback) => {
    const { userId } = order;
    // an erased customer has no address to send anything to
    if (!userId || !mayChange(order.status, 'PAYMENT', actor)) return rollback(failure('order-not-payable'));
    // lines of a phone order were never in the cart
    if (order.cartVersion !== null) await removeOrderedLines(savepoint, userId, order.lines);
    const reserved = await reserveOrder(savepoint, order);
    if (!reserved.ok) return rollback(reserved);
    const changed = await changeStatus(savepoint, reserved.value, { to: 'PAYMENT', actor, note });
    if (!changed.ok) return rollback(failure('order-not-payable'));
    const paid = { paymentStatus: 'COMPLETED', paymentId, heldUntil: null, deletedAt: null } as const;
    return success(await updateOrder(savepoint, changed.value, paid));
  });
}
