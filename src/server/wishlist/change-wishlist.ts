import { isSlug } from '../../rules/slug.ts';
import { foodsById } from '../foods/foods-by-id.ts';
import type { Db } from '../platform/db/db.ts';
import { deleteWish, insertWish } from './wishlist.store.ts';

export async function addWish(db: Db, userId: string, foodId: string): Promise<'food-not-found' | undefined> {
  const found = isSlug(foodId) ? (await foodsById(db, [foodId])).get(foodId) : undefined;
  if (!found?.isListed) return 'food-not-found';
  await insertWish(db, userId, foodId);
  return undefined;
}

/** A wish that is not there is as good as removed. */
export async function removeWish(db: Db, userId: string, foodId: string): Promise<void> {
  if (isSlug(foodId)) await deleteWish(db, userId, foodId);
}
