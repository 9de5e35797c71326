import { releaseCoupon } from '../coupons/hold-coupon.ts';
import type { Db } from '../platform/db/db.ts';
import { lockOrder, selectItems, updateOrder } from './orders.store.ts';
import { giveStockBack, inLockOrder, setTookStock } from './stock.store.ts';

/**
 * Gives foods and coupon of an order back, once: by expiry, deletion or cancelling. In the caller's transaction; false
 * when they were given back before.
 */
export async function releaseOrder(tx: Db, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order?.holdsStock) return false;
  await releaseCoupon(tx, orderId);
  for (const item of inLockOrder(await selectItems(tx, [orderId]))) {
    if (!item.tookStock) continue;
    await giveStockBack(tx, item);
    await setTookStock(tx, orderId, item.position, false);
  }
  await updateOrder(tx, orderId, { holdsStock: false, heldUntil: null });
  return true;
}
