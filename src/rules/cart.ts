import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from './money.ts';
import { policy } from './policy.ts';

/** Of one line of a cart or an order. */
export const MAX_QUANTITY = 99;
/** Different foods and sizes in one cart. */
export const MAX_CART_LINES = 50;
/** An order above ten crore rupees is a mistake. */
export const MAX_ORDER = paise(99_999_999_99);

const MINIMUM_ORDER = paiseFromRupees(policy.minimumOrderRupees);
export const MINIMUM_MESSAGE = `Minimum order amount must be ₹${policy.minimumOrderRupees} to proceed to checkout`;

export const INVALID_CART_MESSAGE = 'Cart contains an invalid product. Please remove it and try again.';

/** What the lines cost together; `price` is the charged price of one unit. */
export function subtotalOfLines(lines: readonly { price: Paise; quantity: number }[]): Paise {
  return paise(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
}

/** Of a cart as the API answers it, in rupees. */
export function cartTotals(items: readonly { price: number; quantity: number }[]) {
  const lines = items.map(({ price, quantity }) => ({ price: paiseFromRupees(price), quantity }));
  return {
    totalPrice: rupeesFromPaise(subtotalOfLines(lines)),
    totalCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** How much the lines lack to the smallest order; nothing when they reach it. */
export function missingToMinimum(sum: Paise): Paise {
  return paise(Math.max(0, MINIMUM_ORDER - sum));
}

/** What to offer for the gap: the cheapest that fill it alone, then the dearest that do not. */
export function gapFillers<Offer extends { price: Paise }>(
  offers: readonly Offer[],
  missing: Paise,
  max: number,
): Offer[] {
  if (missing <= 0) return [];
  const filling = offers.filter(({ price }) => price >= missing).sort((a, b) => a.price - b.price);
  const helping = offers.filter(({ price }) => price < missing).sort((a, b) => b.price - a.price);
  return [...filling, ...helping].slice(0, max);
}

/** What a customer reads where fewer are left than wanted; undefined where there are enough or any number. */
export function stockMessage(stock: number | null, wanted: number): string | undefined {
  if (stock === null || stock >= wanted) return undefined;
  return stock === 0 ? 'Out of stock' : `Only ${stock} left`;
}
