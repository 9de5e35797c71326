import { retakeCoupon } from '../coupons/hold-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { HOLD, lockOrder, selectItems, updateOrder } from './orders.store.ts';
import { inLockOrder, reserveStock, setTookStock } from './stock.store.ts';

export type Retaken = 'held' | 'out-of-stock' | 'coupon-used-up';

/**
 * Keeps foods and coupon for an order: when a payment begins or arrives. What was given back is taken again, all of it
 * or nothing. In the caller's transaction.
 */
export function retakeOrder(tx: Db, orderId: string): Promise<Retaken> {
  return transaction<Retaken, Retaken>(tx, async (part, rollback) => {
    const order = await lockOrder(part, orderId);
    if (!order) throw new Error('the order was found and is gone');
    if (!order.holdsStock) {
      if (!(await retakeCoupon(part, orderId))) return rollback('coupon-used-up');
      for (const item of inLockOrder(await selectItems(part, [orderId]))) {
        const taken = await reserveStock(part, item);
        if (typeof taken === 'number') return rollback('out-of-stock');
        await setTookStock(part, orderId, item.position, taken === 'taken');
      }
    }
    await updateOrder(part, orderId, { holdsStock: true, heldUntil: HOLD });
    return 'held';
  });
}
