import type { Review } from '../../contract/review.ts';
import { isSlug } from '../../rules/slug.ts';
import type { Db } from '../platform/db/db.ts';
import { selectReplies, selectReviews } from './reviews.store.ts';

const MOST_REVIEWS = 500;

/** Reviews of a food, newest first, with the owner's replies. */
export async function listReviews(db: Db, foodId: string): Promise<Review[]> {
  const rows = isSlug(foodId) ? await selectReviews(db, foodId, MOST_REVIEWS) : [];
  if (rows.length === 0) return [];
  const replies = Map.groupBy(
    await selectReplies(
      db,
      rows.map(({ id }) => id),
    ),
    ({ reviewId }) => reviewId,
  );
  return rows.map((row) => ({
    _id: row.id,
    rating: row.rating,
    review: row.review,
    image: row.imageUrl,
    CustomerId: { _id: row.userId, name: row.authorName },
    isVerifiedPurchase: row.isVerifiedPurchase,
    createdAt: row.createdAt.toISOString(),
    replies: (replies.get(row.id) ?? []).map(({ id, text, createdAt }) => ({
      _id: id,
      text,
      createdAt: createdAt.toISOString(),
    })),
  }));
}
