import { recordChange } from '../audit/record-change.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { lockReview, removeReview } from './reviews.store.ts';

/** For good; what was written stays in the audit row. The customer may write anew. */
export function deleteReview(
  db: Db,
  currentUser: CurrentUser,
  id: string,
): Promise<{ id: string } | 'review-not-found'> {
  return db.transaction(async (tx) => {
    const row = await lockReview(tx, id);
    if (!row) return 'review-not-found';
    const { foodId, authorName, rating, review } = row;
    await removeReview(tx, id);
    await recordChange(tx, {
      actorId: currentUser.id,
      action: 'delete review',
      target: `review ${id}`,
      before: { foodId, authorName, rating, review },
      after: { foodId: null, authorName: null, rating: null, review: null },
    });
    return { id };
  });
}
