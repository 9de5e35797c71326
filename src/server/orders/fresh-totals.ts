import type { FreshTotals } from '../../contract/order.ts';
import { cartTotals } from '../../rules/cart.ts';
import type { DeliveryRates } from '../../rules/delivery-charge.ts';
import type { Language } from '../../rules/languages.ts';
import { paiseFromRupees, rupeesFromPaise } from '../../rules/money.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';
import { readCart, translateCart } from '../cart/read-cart.ts';
import type { Db } from '../platform/db/db.ts';
import type { OrderRequest } from './order-request.ts';
import { deliveryPlace, previewTotals } from './price-order.ts';

/** The current price of the order, for a page that showed another one. A coupon that does not apply is left out. */
export async function freshTotals(
  db: Db,
  {
    userId,
    input,
    language,
    rates,
  }: Pick<OrderRequest, 'input'> & {
    userId: string;
    language: Language;
    rates: DeliveryRates | undefined;
  },
): Promise<FreshTotals> {
  const { items } = await translateCart(db, await readCart(db, userId), language);
  const subtotal = paiseFromRupees(cartTotals(items).totalPrice);
  const { couponCode } = input;
  const parcel = { ...deliveryPlace(input), weightGrams: parcelWeight(items) };
  const { discount, delivery, total } = await previewTotals(db, {
    userId,
    subtotal,
    couponCode,
    parcel,
    rates,
  });
  return {
    items,
    subtotal: rupeesFromPaise(subtotal),
    discount: rupeesFromPaise(discount),
    deliveryCharge: rupeesFromPaise(delivery),
    totalPrice: rupeesFromPaise(total),
  };
}
