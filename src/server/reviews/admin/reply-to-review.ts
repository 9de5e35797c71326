import type { AdminReview } from '../../../contract/review.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Caller } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { insertReply, lockReview } from '../reviews.store.ts';
import { getReview } from './list-all-reviews.ts';

/** The shop's answer, shown below the review. */
export function replyToReview(
  db: Db,
  caller: Caller,
  reviewId: string,
  text: string,
): Promise<AdminReview | 'review-not-found'> {
  return db.transaction(async (tx) => {
    if (!(await lockReview(tx, reviewId))) return 'review-not-found';
    await insertReply(tx, { id: newId(), reviewId, authorId: caller.id, text });
    await recordChange(tx, {
      actorId: caller.id,
      action: 'reply to review',
      target: `review ${reviewId}`,
      before: {},
      after: { text },
    });
    return getReview(tx, reviewId);
  });
}
