import type { Db } from '../platform/db/db.ts';
import { selectReviewsByAuthor } from './reviews.store.ts';

export async function exportCustomer(db: Db, userId: string) {
  const reviews = await selectReviewsByAuthor(db, userId);
  return reviews.map(({ foodId, rating, review, createdAt }) => ({
    food: foodId,
    rating,
    review,
    at: createdAt,
  }));
}
