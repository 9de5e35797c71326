import type { Cart, CartChange } from '../../contract/cart.ts';
import { MAX_CART_LINES, stockMessage } from '../../rules/cart.ts';
import { isSameAmount } from '../../rules/money.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { type Offer, type ShownLine, selectCartWith, writeLine } from './cart.store.ts';
import { shownCart } from './shown-cart.ts';

export type LineError =
  | { code: 'food-not-found' | 'size-not-sold' | 'cart-full' }
  | { code: 'price-changed'; offer: Offer }
  | { code: 'out-of-stock'; offer: Offer; message: string };

/** Sets a line to a quantity, and makes it where there is none: the cart as it is then. */
export async function setLine(db: Db, userId: string, change: CartChange): Promise<Cart | LineError> {
  const { productId: foodId, size, quantity } = change;
  if (!isSlug(foodId)) return { code: 'food-not-found' };
  for (;;) {
    const { version, lines } = await selectCartWith(db, { userId, foodId, size });
    const line = lines.find((other) => other.foodId === foodId && other.size === size);
    const rejected = errorOf(line, lines, change);
    if (rejected) return rejected;
    // the cart that was judged, or nothing: where it was changed meanwhile, that change was made and this one looks again
    if (await writeLine(db, { userId, version, foodId, size, quantity })) {
      return shownCart(lines.map((other) => (other === line ? { ...line, quantity } : other)));
    }
  }
}

/** A line that is not in the cart yet has the quantity 0. */
function errorOf(
  line: ShownLine | undefined,
  lines: ShownLine[],
  { price, quantity }: CartChange,
): LineError | undefined {
  if (!line?.isListed) return { code: 'food-not-found' };
  if (!line.isAvailable) return { code: 'size-not-sold' };
  if (typeof price === 'number' && !isSameAmount(price, line.price)) {
    return { code: 'price-changed', offer: line };
  }
  if (line.quantity === 0 && lines.length > MAX_CART_LINES) return { code: 'cart-full' };
  const message = stockMessage(line.stock, quantity);
  // taking some away is always possible, also when even less is left
  if (message && quantity >= line.quantity) return { code: 'out-of-stock', offer: line, message };
  return undefined;
}
