import type { PhoneFigures, PhoneFiguresQuery } from '../../../contract/admin/phone-order.ts';
import {
  INVALID_WORDS,
  MINIMUM_WORDS,
  missingToMinimum,
  stockWords,
  sumOfLines,
} from '../../../rules/cart.ts';
import { isServed, notServedWords } from '../../../rules/delivery-charge.ts';
import { paise, rupeesFromPaise } from '../../../rules/money.ts';
import { priceLines } from '../../cart/price-lines.ts';
import type { Db } from '../../platform/db/db.ts';
import { getDeliveryTerms } from '../../shop/delivery-terms.ts';
import { mergedLines } from '../compare-order.ts';
import { foreseeSums } from '../price-order.ts';

/** What the order would cost, and what stands in its way, while the owner talks with the customer. */
export async function foreseePhoneOrder(db: Db, query: PhoneFiguresQuery): Promise<PhoneFigures> {
  const { customerId, couponCode, state, pincode } = query;
  const priced = await priceLines(db, mergedLines(query.items));
  const lines = (priced ?? []).map((line) => ({
    ...line,
    problem: line.isAvailable ? (stockWords(line.stock, line.quantity) ?? null) : 'No longer sold',
  }));
  const subtotal = sumOfLines(lines);
  // who the customer is decides which coupons count
  const coupon = customerId ? couponCode : null;
  const sums = await foreseeSums(db, { userId: customerId ?? '', subtotal, couponCode: coupon, state });
  const isReached = pincode === '' || isServed(await getDeliveryTerms(db), pincode);
  const problems = [
    priced ? undefined : INVALID_WORDS,
    ...lines.map(({ name, size, problem }) => problem && `${name} (${size}): ${problem}`),
    missingToMinimum(subtotal) > 0 ? MINIMUM_WORDS : undefined,
    sums.couponRefused,
    isReached ? undefined : notServedWords(pincode),
  ];
  return {
    lines: lines.map(({ foodId, name, imageUrl, size, price, quantity, problem }) => ({
      productId: foodId,
      name,
      imageUrl,
      size,
      price: rupeesFromPaise(price),
      quantity,
      total: rupeesFromPaise(paise(price * quantity)),
      problem,
    })),
    subtotal: rupeesFromPaise(subtotal),
    discount: rupeesFromPaise(sums.discount),
    deliveryCharge: rupeesFromPaise(sums.delivery),
    totalPrice: rupeesFromPaise(sums.total),
    problems: problems.filter((problem) => problem !== undefined && problem !== null),
  };
}
