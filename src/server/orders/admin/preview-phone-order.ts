import type { PhoneOrderPreview, PhoneOrderPreviewQuery } from '../../../contract/admin/phone-order.ts';
import { orderErrors } from '../../../messages/order-errors.ts';
import { purchase } from '../../../messages/purchase.ts';
import { missingToMinimum, subtotalOfLines } from '../../../rules/cart.ts';
import { minimumMessage, stockMessage } from '../../../rules/cart-messages.ts';
import { type DeliveryRates, isServed, notServedMessage } from '../../../rules/delivery-charge.ts';
import { paise, rupeesFromPaise } from '../../../rules/money.ts';
import { parcelWeight } from '../../../rules/parcel-weight.ts';
import { priceLines } from '../../cart/price-lines.ts';
import type { Db } from '../../platform/db/db.ts';
import { getDeliveryTerms } from '../../shop/delivery-terms.ts';
import { getPolicy } from '../../shop/shop-policy.ts';
import { mergedLines } from '../compare-lines.ts';
import { previewTotals } from '../price-order.ts';

/** Price and problems of a phone order while the admin is still talking with the customer. */
export async function previewPhoneOrder(
  db: Db,
  query: PhoneOrderPreviewQuery,
  rates: DeliveryRates | undefined,
): Promise<PhoneOrderPreview> {
  const { customerId, couponCode, state, pincode } = query;
  const priced = await priceLines(db, mergedLines(query.items));
  const lines = (priced ?? []).map((line) => ({
    ...line,
    problem: line.isAvailable ? (stockMessage(line.stock, line.quantity) ?? null) : orderErrors.notSold,
  }));
  const subtotal = subtotalOfLines(lines);
  // whether a coupon applies depends on the customer
  const coupon = customerId ? couponCode : null;
  const parcel = { state, pincode, weightGrams: parcelWeight(lines) };
  const totals = await previewTotals(db, {
    userId: customerId ?? '',
    subtotal,
    couponCode: coupon,
    parcel,
    rates,
  });
  const policy = await getPolicy(db);
  const isBelowMinimum = missingToMinimum(subtotal, policy) > 0;
  const rule = { terms: await getDeliveryTerms(db), rates };
  const isReached = pincode === '' || isServed(rule, { ...parcel, goodsTotal: subtotal });
  const problems = [
    priced ? undefined : purchase.invalidCart,
    ...lines.map(({ name, size, problem }) => problem && `${name} (${size}): ${problem}`),
    isBelowMinimum ? minimumMessage(policy) : undefined,
    totals.couponError,
    isReached ? undefined : notServedMessage(pincode),
  ];
  return {
    lines: lines.map(({ foodId, name, imageUrl, size, price, quantity, stock, problem }) => ({
      productId: foodId,
      name,
      imageUrl,
      size,
      price: rupeesFromPaise(price),
      quantity,
      total: rupeesFromPaise(paise(price * quantity)),
      stock,
      problem,
    })),
    subtotal: rupeesFromPaise(subtotal),
    discount: rupeesFromPaise(totals.discount),
    deliveryCharge: rupeesFromPaise(totals.delivery),
    totalPrice: rupeesFromPaise(totals.total),
    isBelowMinimum,
    problems: problems.filter((problem) => problem !== undefined && problem !== null),
  };
}
