import type { AdminReview } from '../../../contract/review.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { findReview, type ReviewRow, type ReviewSelection, selectAllReviews } from '../reviews.store.ts';
import { serializeReviews } from '../serialize-reviews.ts';

interface ReviewWithFood {
  review: ReviewRow;
  foodName: string;
}

/** Reviews of all foods for admins, newest first, including hidden ones. */
export async function listAllReviews(db: Db, selection: ReviewSelection): Promise<AdminReview[]> {
  return toAdminReviews(db, await selectAllReviews(db, selection));
}

export async function getReview(db: Db, id: string): Promise<Result<AdminReview, 'review-not-found'>> {
  const found = await findReview(db, id);
  const [review] = await toAdminReviews(db, found ? [found] : []);
  return review ? success(review) : failure('review-not-found');
}

async function toAdminReviews(db: Db, found: ReviewWithFood[]): Promise<AdminReview[]> {
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
