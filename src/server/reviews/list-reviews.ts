import type { Review } from '../../contract/review.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectReviews } from './reviews.store.ts';
import { serializeReviews } from './serialize-reviews.ts';

const MAX_REVIEWS = 500;

/** Reviews of a food, newest first, with the shop's replies and without hidden ones. */
export async function listReviews(db: Db, foodId: string): Promise<Review[]> {
  return serializeReviews(db, isSlug(foodId) ? await selectReviews(db, foodId, MAX_REVIEWS) : []);
}
