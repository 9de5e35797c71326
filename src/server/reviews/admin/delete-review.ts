import { recordChange } from '../../audit/record-change.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { lockReview, removeReview } from '../reviews.store.ts';

/** Permanent; the audit log keeps the text. The customer may write another review. */
export function deleteReview(
  db: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<Result<{ id: string }, 'review-not-found'>> {
  return db.transaction(async (tx) => {
    const row = await lockReview(tx, id);
    if (!row) return failure('review-not-found');
    const { foodId, authorName, rating, review } = row;
    await removeReview(tx, id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'delete review',
      target: `review ${id}`,
      before: { foodId, authorName, rating, review },
      after: { foodId: null, authorName: null, rating: null, review: null },
    });
    return success({ id });
  });
}
