import type { Review } from '../../contract/review.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectReviews } from './reviews.store.ts';
import { sayReviews } from './serialize-reviews.ts';

const MOST_REVIEWS = 500;

/** Reviews of a food, newest first, with the owner's replies; not those that the owner hid. */
export async function listReviews(db: Db, foodId: string): Promise<Review[]> {
  return sayReviews(db, isSlug(foodId) ? await selectReviews(db, foodId, MOST_REVIEWS) : []);
}
