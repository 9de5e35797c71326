import type { WishlistEntry } from '../../contract/cart.ts';
import type { Language } from '../../rules/languages.ts';
import { foodsById } from '../foods/foods-by-id.ts';
import { translateFoods } from '../foods/translate-foods.ts';
import type { Db } from '../platform/db/db.ts';
import { selectWishes } from './wishlist.store.ts';

const MAX_SHOWN = 500;

/** Newest first. Foods that are no longer sold are left out, and are shown again once they are sold again. */
export async function readWishlist(db: Db, userId: string, language: Language): Promise<WishlistEntry[]> {
  const ids = await selectWishes(db, userId, MAX_SHOWN);
  const known = await foodsById(db, ids);
  const listed = ids.flatMap((id) => {
    const found = known.get(id);
    return found?.isListed ? [found.food] : [];
  });
  return (await translateFoods(db, listed, language)).map((food) => ({ productId: food }));
}
