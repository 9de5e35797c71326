import type { CartChange } from '../../contract/cart.ts';
import { MOST_LINES, stockWords } from '../../rules/cart.ts';
import { isSameSum } from '../../rules/money.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { retried } from '../platform/db/retried.ts';
import { lockCart, type Offer, raiseVersion, selectLines, selectOffer, upsertLine } from './cart.store.ts';

export type LineRefusal =
  | { code: 'food-not-found' | 'size-not-sold' | 'cart-full' }
  | { code: 'price-changed'; offer: Offer }
  | { code: 'out-of-stock'; offer: Offer; words: string };

/** Sets a line to a quantity, and makes it where there is none. Undefined when it was done. */
export async function setLine(
  db: Db,
  userId: string,
  { productId, size, price, quantity }: CartChange,
): Promise<LineRefusal | undefined> {
  const offer = isSlug(productId) ? await selectOffer(db, productId, size) : undefined;
  if (!offer?.isListed) return { code: 'food-not-found' };
  if (!offer.isAvailable) return { code: 'size-not-sold' };
  if (typeof price === 'number' && !isSameSum(price, offer.price)) return { code: 'price-changed', offer };
  return retried(() =>
    db.transaction(async (tx) => {
      await lockCart(tx, userId);
      const lines = await selectLines(tx, userId);
      const line = lines.find((other) => other.foodId === productId && other.size === size);
      if (!line && lines.length >= MOST_LINES) return { code: 'cart-full' };
      const words = stockWords(offer.stock, quantity);
      // taking some away is always possible, also when even less is left
      if (words && quantity >= (line?.quantity ?? 0)) return { code: 'out-of-stock', offer, words };
      await upsertLine(tx, { userId, foodId: productId, size, quantity });
      await raiseVersion(tx, userId);
      return undefined;
    }),
  );
}
