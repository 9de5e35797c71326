import type { Cart } from '../../contract/cart.ts';
import type { GuestCartMerge, GuestLine, MergedCart } from '../../contract/guests.ts';
import type { Language } from '../../rules/languages.ts';
import { isSlug } from '../../rules/slug.ts';
import { translatedFoodNames } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { lockCart, selectOffers } from './cart.store.ts';
import { recordMerge, selectPricedLines, wasMerged } from './guest-cart.store.ts';
import { putIntoLockedCart, type Skipped } from './put-lines.ts';
import { cartResponse, readCart, translateCart } from './read-cart.ts';

/** A cart of the browser with the prices and stock of now. Foods that the shop does not sell are left out. */
export async function priceGuestCart(db: Db, items: GuestLine[], language: Language): Promise<Cart> {
  const known = items.filter(({ productId }) => isSlug(productId));
  return translateCart(db, cartResponse(await selectPricedLines(db, known)), language);
}

/**
 * Puts the lines of a guest cart into the customer's cart; of a line that is in both, the larger quantity stays. The id of the
 * guest cart is stored in the same transaction: a second tab or a retry after a lost response changes nothing, not even
 * when the customer has removed or ordered the lines meanwhile.
 */
export async function mergeGuestCart(
  db: Db,
  userId: string,
  { id, items }: GuestCartMerge,
  language: Language,
): Promise<MergedCart> {
  const skipped = await withRetry(() =>
    db.transaction(async (tx) => {
      await lockCart(tx, userId);
      if (await wasMerged(tx, userId, id)) return [];
      const skipped = await putIntoLockedCart(tx, userId, await withNames(tx, items));
      await recordMerge(tx, userId, id);
      return skipped;
    }),
  );
  return {
    ...(await translateCart(db, await readCart(db, userId), language)),
    skipped: await translateSkipped(db, skipped, language),
  };
}

/** Without foods that do not exist: there is nothing to say about them. */
async function withNames(tx: Db, items: GuestLine[]) {
  const wanted = items
    .filter(({ productId }) => isSlug(productId))
    .map(({ productId, size, quantity }) => ({ foodId: productId, size, quantity }));
  const offerOf = await selectOffers(tx, wanted);
  return wanted.flatMap((line) => {
    const offer = offerOf(line);
    return offer?.isListed ? [{ ...line, name: offer.name }] : [];
  });
}

async function translateSkipped(db: Db, skipped: Skipped[], language: Language) {
  const ids = skipped.map(({ foodId }) => foodId);
  const names = await translatedFoodNames(db, ids, language);
  return skipped.map(({ foodId, ...line }) => ({ ...line, name: names.get(foodId) ?? line.name }));
}
