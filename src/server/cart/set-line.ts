import type { Cart, CartChange } from '../../contract/cart.ts';
import { MAX_CART_LINES } from '../../rules/cart.ts';
import { stockMessage } from '../../rules/cart-messages.ts';
import { isSameAmount, rupeesFromPaise } from '../../rules/money.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import type { Offer } from '../platform/db/offers.ts';
import { type Failure, failure, type Success, success } from '../platform/result.ts';
import { type ShownLine, selectCartWith, writeLine } from './cart.store.ts';
import type { WriteTogether } from './line-queue.ts';
import { cartResponse } from './read-cart.ts';

type LineError =
  | Failure<'food-not-found' | 'size-not-sold' | 'cart-full'>
  | (Failure<'price-changed' | 'out-of-stock'> & { fresh: ReturnType<typeof freshOffer> });

/** Sets the quantity of a line, or adds the line, and returns the changed cart. */
export async function setLine(
  { db, writeTogether }: { db: Db; writeTogether: WriteTogether },
  userId: string,
  change: CartChange,
): Promise<Success<Cart> | LineError> {
  const { productId: foodId, size, quantity, price = null } = change;
  if (!isSlug(foodId)) return failure('food-not-found');
  const changed = await writeTogether({ userId, foodId, size, quantity, price });
  if (changed) return success(cartResponse(changed));
  for (;;) {
    const { version, lines } = await selectCartWith(db, { userId, foodId, size });
    const line = lines.find((other) => other.foodId === foodId && other.size === size);
    const error = lineError(line, lines, change);
    if (error) return error;
    // optimistic lock: when another request changed the cart meanwhile, the change is validated again
    if (await writeLine(db, { userId, version, foodId, size, quantity })) {
      return success(cartResponse(lines.map((other) => (other === line ? { ...line, quantity } : other))));
    }
  }
}

/** A line that is not in the cart yet has the quantity 0. */
function lineError(
  line: ShownLine | undefined,
  lines: ShownLine[],
  { price, quantity }: CartChange,
): LineError | undefined {
  if (!line?.isListed) return failure('food-not-found');
  if (!line.isAvailable) return failure('size-not-sold');
  if (typeof price === 'number' && !isSameAmount(price, line.price)) {
    return { ...failure('price-changed'), fresh: freshOffer(line) };
  }
  if (line.quantity === 0 && lines.length > MAX_CART_LINES) return failure('cart-full');
  const message = stockMessage(line.stock, quantity);
  // a smaller quantity is always allowed, also when even fewer are left
  if (message && quantity >= line.quantity) {
    return { ...failure('out-of-stock', { message }), fresh: freshOffer(line) };
  }
  return undefined;
}

/** The current offer, for a page that showed another price or stock. */
function freshOffer({ price, listPrice, stock }: Offer) {
  return { price: rupeesFromPaise(price), listPrice: rupeesFromPaise(listPrice), stock };
}
