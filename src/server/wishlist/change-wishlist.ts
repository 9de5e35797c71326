import { isSlug } from '../../rules/slug.ts';
import { foodsById } from '../foods/foods-by-id.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { deleteWish, insertWish } from './wishlist.store.ts';

export async function addWish(
  db: Db,
  userId: string,
  foodId: string,
): Promise<Result<undefined, 'food-not-found'>> {
  const found = isSlug(foodId) ? (await foodsById(db, [foodId])).get(foodId) : undefined;
  if (!found?.isListed) return failure('food-not-found');
  await insertWish(db, userId, foodId);
  return success();
}

/** Idempotent: removing a food that is not on the wishlist is no error. */
export async function removeWish(db: Db, userId: string, foodId: string): Promise<void> {
  if (isSlug(foodId)) await deleteWish(db, userId, foodId);
}
