import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';
import type { CartLine } from '../cart/locked-cart.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { LockedOrder } from './locked-order.ts';
import { previewTotals } from './price-order.ts';

export type PriceCode = 'order-outdated' | 'coupon-ended';

/** Whether the same order would cost the same today. `offers` are its lines as they are sold now. */
export async function validatePrice(
  tx: Db,
  order: LockedOrder,
  offers: CartLine[] | undefined,
  rates: DeliveryRates | undefined,
): Promise<Result<undefined, PriceCode>> {
  const { userId, address, couponCode, items, discount, delivery } = order;
  const isSame = offers?.every(
    ({ isAvailable, price }, index) => isAvailable && price === order.lines[index]?.chargedPrice,
  );
  if (!isSame) return failure('order-outdated');
  const place = typeof address === 'string' ? { state: '', pincode: '' } : address;
  const parcel = { state: place.state, pincode: place.pincode, weightGrams: parcelWeight(order.lines) };
  const today = await previewTotals(tx, {
    userId: userId ?? '',
    subtotal: items,
    couponCode,
    parcel,
    rates,
  });
  if (today.couponError !== undefined || today.discount !== discount) return failure('coupon-ended');
  return today.delivery === delivery ? success() : failure('order-outdated');
}
