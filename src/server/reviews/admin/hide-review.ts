import type { AdminReview } from '../../../contract/review.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result } from '../../platform/result.ts';
import { lockReview, setHidden } from '../reviews.store.ts';
import { getReview } from './list-all-reviews.ts';

/** Hides a review from the shop and the average rating, or shows it again. */
export function hideReview(
  db: Db,
  currentUser: CurrentUser,
  id: string,
  isHidden: boolean,
): Promise<Result<AdminReview, 'review-not-found'>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, id);
    if (!review) return failure('review-not-found');
    const wasHidden = review.hiddenAt !== null;
    if (wasHidden !== isHidden) {
      await setHidden(tx, id, isHidden);
      await recordChange(tx, {
        actorId: currentUser.id,
        action: isHidden ? 'hide review' : 'show review',
        target: `review ${id}`,
        before: { isHidden: wasHidden },
        after: { isHidden },
      });
    }
    return getReview(tx, id);
  });
}
