import type { AdminReview } from '../../../contract/review.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result } from '../../platform/result.ts';
import { lockReview, removeReply } from '../reviews.store.ts';
import { getReview } from './list-all-reviews.ts';

/** Deletes a reply of the shop. The audit log keeps its text. */
export function deleteReply(
  db: Db,
  currentUser: CurrentUser,
  { id, replyId }: { id: string; replyId: string },
): Promise<Result<AdminReview, 'review-not-found'>> {
  return db.transaction(async (tx) => {
    const text = (await lockReview(tx, id)) && (await removeReply(tx, id, replyId));
    if (text === undefined) return failure('review-not-found');
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'delete reply',
      target: `review ${id}`,
      before: { text },
      after: { text: null },
    });
    return getReview(tx, id);
  });
}
