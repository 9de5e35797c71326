import { reserveCoupon } from '../coupons/hold-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { HOLD, type OrderRow, selectItems, updateOrder } from './orders.store.ts';
import { inLockOrder, reserveStock, setTookStock } from './stock.store.ts';

export type ReserveCode = 'out-of-stock' | 'coupon-ended';

/**
 * Holds stock and coupon for an order when a payment starts or arrives. An order that released them reserves them again,
 * all or nothing: a failure rolls back to the state before the call. The transaction has locked the order.
 */
export function reserveOrder<Order extends OrderRow>(
  tx: Db,
  order: Order,
): Promise<Success<Order> | Failure<ReserveCode>> {
  return transaction<Success<Order>, Failure<ReserveCode>>(tx, async (savepoint, rollback) => {
    const { id: orderId } = order;
    if (!order.holdsStock) {
      const coupon = await reserveCoupon(savepoint, orderId);
      if (!coupon.ok) return rollback(failure('coupon-ended'));
      for (const item of inLockOrder(await selectItems(savepoint, [orderId]))) {
        const reserved = await reserveStock(savepoint, orderId, item);
        if (typeof reserved === 'number') return rollback(failure('out-of-stock'));
        await setTookStock(savepoint, orderId, item.position, reserved === 'reserved');
      }
    }
    return success(await updateOrder(savepoint, order, { holdsStock: true, heldUntil: HOLD }));
  });
}
