import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { reviewReplies, reviews } from '../platform/db/schema/catalogue.ts';

export function selectReviews(db: Db, foodId: string, limit: number) {
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.foodId, foodId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

export function selectReplies(db: Db, reviewIds: string[]) {
  return db
    .select()
    .from(reviewReplies)
    .where(inArray(reviewReplies.reviewId, reviewIds))
    .orderBy(asc(reviewReplies.createdAt));
}
