import { releaseCoupon } from '../coupons/hold-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { type OrderRow, selectItems, updateOrder } from './orders.store.ts';
import { inLockOrder, releaseStock, setTookStock } from './stock.store.ts';

/**
 * Releases stock and coupon of an order that expires, is deleted or cancelled. An order that holds nothing stays as it
 * is. The transaction has locked the order.
 */
export async function releaseOrder<Order extends OrderRow>(
  tx: Db,
  order: Order,
  reason: 'released' | 'returned' = 'released',
): Promise<Order> {
  if (!order.holdsStock) return order;
  const { id: orderId } = order;
  await releaseCoupon(tx, orderId);
  for (const item of inLockOrder(await selectItems(tx, [orderId]))) {
    if (!item.tookStock) continue;
    await releaseStock(tx, item, { reason, orderId });
    await setTookStock(tx, orderId, item.position, false);
  }
  return updateOrder(tx, order, { holdsStock: false, heldUntil: null });
}
