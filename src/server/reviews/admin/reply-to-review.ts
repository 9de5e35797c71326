import type { AdminReview } from '../../../contract/review.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { failure, type Result } from '../../platform/result.ts';
import { insertReply, lockReview } from '../reviews.store.ts';
import { getReview } from './list-all-reviews.ts';

/** The shop's reply, shown below the review. */
export function replyToReview(
  db: Db,
  currentUser: CurrentUser,
  reviewId: string,
  text: string,
): Promise<Result<AdminReview, 'review-not-found'>> {
  return db.transaction(async (tx) => {
    if (!(await lockReview(tx, reviewId))) return failure('review-not-found');
    await insertReply(tx, { id: newId(), reviewId, authorId: currentUser.id, text });
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'reply to review',
      target: `review ${reviewId}`,
      before: {},
      after: { text },
    });
    return getReview(tx, reviewId);
  });
}
