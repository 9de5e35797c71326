import type { Review } from '../../contract/review.ts';
import type { Db } from '../platform/db/db.ts';
import { type ReviewRow, selectReplies } from './reviews.store.ts';

/** Rows as in the API, with the shop's replies. */
export async function serializeReviews(db: Db, rows: ReviewRow[]): Promise<Review[]> {
  if (rows.length === 0) return [];
  const all = await selectReplies(
    db,
    rows.map(({ id }) => id),
  );
  const replies = Map.groupBy(all, ({ reviewId }) => reviewId);
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
