import type { AdminReview } from '../../../contract/review.ts';
import type { Db } from '../../platform/db/db.ts';
import { findReview, type ReviewRow, type ReviewSelection, selectAllReviews } from '../reviews.store.ts';
import { serializeReviews } from '../serialize-reviews.ts';

interface Found {
  review: ReviewRow;
  foodName: string;
}

/** Reviews of all foods as the owner sees them, newest first, the hidden ones too. */
export async function listAllReviews(db: Db, selection: ReviewSelection): Promise<AdminReview[]> {
  return forAdmin(db, await selectAllReviews(db, selection));
}

export async function getReview(db: Db, id: string): Promise<AdminReview | 'review-not-found'> {
  const found = await findReview(db, id);
  const [review] = await forAdmin(db, found ? [found] : []);
  return review ?? 'review-not-found';
}

async function forAdmin(db: Db, found: Found[]): Promise<AdminReview[]> {
  const reviews = await serializeReviews(
    db,
    found.map(({ review }) => review),
  );
  return found.flatMap(({ review: { foodId, hiddenAt }, foodName }, index) => {
    const review = reviews[index];
    return review
      ? [{ ...review, isHidden: hiddenAt !== null, product: { _id: foodId, name: foodName } }]
      : [];
  });
}
