import type { CartLine } from '../cart/locked-cart.ts';
import type { Db } from '../platform/db/db.ts';
import type { LockedOrder } from './locked-order.ts';
import { previewTotals } from './price-order.ts';

export type OfferEnded = 'order-outdated' | 'coupon-ended';

/**
 * Whether the shop would make the same order today at the same price; undefined when it would. `offers` are its lines as
 * they are sold now.
 */
export async function validatePrice(
  tx: Db,
  order: LockedOrder,
  offers: CartLine[] | undefined,
): Promise<OfferEnded | undefined> {
  const { userId, address, couponCode, items, discount, delivery } = order;
  const isSame = offers?.every(
    ({ isAvailable, price }, index) => isAvailable && price === order.lines[index]?.chargedPrice,
  );
  if (!isSame) return 'order-outdated';
  const state = typeof address === 'string' ? '' : address.state;
  const today = await previewTotals(tx, { userId: userId ?? '', subtotal: items, couponCode, state });
  if (today.couponError !== undefined || today.discount !== discount) return 'coupon-ended';
  return today.delivery === delivery ? undefined : 'order-outdated';
}
