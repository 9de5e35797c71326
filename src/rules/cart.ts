import { type Paise, paise, paiseFromRupees, rupeesFromPaise } from './money.ts';
import type { ShopPolicy } from './policy.ts';

/** Maximum quantity per line of a cart or order. */
export const MAX_QUANTITY = 99;
/** Maximum number of different foods and sizes in a cart. */
export const MAX_CART_LINES = 50;
/** Maximum order total: anything above ten crore rupees is a mistake. */
export const MAX_ORDER = paise(99_999_999_99);

/** `price` is the charged price of one unit. */
export function subtotalOfLines(lines: readonly { price: Paise; quantity: number }[]): Paise {
  return paise(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
}

/** Totals of a cart as the API returns it, in rupees. */
export function cartTotals(items: readonly { price: number; quantity: number }[]) {
  const lines = items.map(({ price, quantity }) => ({ price: paiseFromRupees(price), quantity }));
  return {
    totalPrice: rupeesFromPaise(subtotalOfLines(lines)),
    totalCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Amount missing to the minimum order; 0 when it is reached. */
export function missingToMinimum(
  subtotal: Paise,
  { minimumOrderRupees }: Pick<ShopPolicy, 'minimumOrderRupees'>,
): Paise {
  return paise(Math.max(0, paiseFromRupees(minimumOrderRupees) - subtotal));
}

/** Suggestions to reach the minimum order: the cheapest foods that fill the gap alone, then the most expensive others. */
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
