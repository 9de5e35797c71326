import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ReviewFilter } from '../../contract/review.ts';
import { MAX_REVIEWS_PER_FOOD } from '../../rules/review.ts';
import type { Db } from '../platform/db/db.ts';
import { foods, reviewReplies, reviews } from '../platform/db/schema/catalogue.ts';
import { containsPattern } from '../platform/db/search.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReplyRow = typeof reviewReplies.$inferSelect;

export function selectReviews(db: Db, foodId: string, limit: number): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.foodId, foodId), isNull(reviews.hiddenAt)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

export function selectReplies(db: Db, reviewIds: string[]): Promise<ReplyRow[]> {
  return db
    .select()
    .from(reviewReplies)
    .where(inArray(reviewReplies.reviewId, reviewIds))
    .orderBy(asc(reviewReplies.createdAt));
}

export function countOwnReviews(db: Db, userId: string, foodId: string): Promise<number> {
  return db.$count(reviews, and(eq(reviews.userId, userId), eq(reviews.foodId, foodId)));
}

/** Undefined when the customer has no free slot for this food. The unique key also decides between concurrent inserts. */
export async function insertReview(
  db: Db,
  review: Omit<typeof reviews.$inferInsert, 'slot'>,
): Promise<ReviewRow | undefined> {
  for (let slot = 1; slot <= MAX_REVIEWS_PER_FOOD; slot += 1) {
    const [row] = await db
      .insert(reviews)
      .values({ ...review, slot })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
  return undefined;
}

export interface ReviewSelection {
  search?: string | undefined;
  show: ReviewFilter;
  limit: number;
  after?: string | undefined;
}

const withFood = { review: reviews, foodName: foods.name };

/** Newest first: ids are UUIDv7 and grow with time. */
export function selectAllReviews(db: Db, selection: ReviewSelection) {
  const { search, show, limit, after } = selection;
  return db
    .select(withFood)
    .from(reviews)
    .innerJoin(foods, eq(foods.id, reviews.foodId))
    .where(
      and(
        search ? isAbout(search, selection) : undefined,
        show === 'hidden' ? isNotNull(reviews.hiddenAt) : undefined,
        show === 'unanswered'
          ? sql`not exists (select from ${reviewReplies} r where r.review_id = ${reviews.id})`
          : undefined,
        after ? lt(reviews.id, after) : undefined,
      ),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);
}

/** Text of the review or name of its food, as two subqueries: each can use an index, a single condition with `or` could not. */
function isAbout(search: string, { show, limit, after }: ReviewSelection): SQL {
  const pattern = containsPattern(search);
  const page = sql`${show === 'hidden' ? sql`and r.hidden_at is not null` : sql``}
    ${show === 'unanswered' ? sql`and not exists (select from review_replies p where p.review_id = r.id)` : sql``}
    ${after ? sql`and r.id < ${after}` : sql``} order by r.id desc limit ${limit}`;
  return sql`${reviews.id} = any(array(
    (select r.id from reviews r where lower(r.author_name || ' ' || r.review) like ${pattern} ${page}) union all
    (select found.id from foods f cross join lateral (
      select r.id from reviews r where r.food_id = f.id ${page}) found where lower(f.name) like ${pattern})))`;
}

export async function findReview(db: Db, id: string) {
  const [row] = await db
    .select(withFood)
    .from(reviews)
    .innerJoin(foods, eq(foods.id, reviews.foodId))
    .where(eq(reviews.id, id));
  return row;
}

/** Locks the review until the transaction ends. */
export async function lockReview(tx: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('no key update');
  return row;
}

export async function setHidden(tx: Db, id: string, isHidden: boolean): Promise<void> {
  await tx
    .update(reviews)
    .set({ hiddenAt: isHidden ? sql`now()` : null })
    .where(eq(reviews.id, id));
}

export async function removeReview(tx: Db, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

export async function insertReply(tx: Db, reply: typeof reviewReplies.$inferInsert): Promise<void> {
  await tx.insert(reviewReplies).values(reply);
}

/** Returns the deleted text; undefined when there is no such reply. */
export async function removeReply(tx: Db, reviewId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(reviewReplies)
    .where(and(eq(reviewReplies.id, id), eq(reviewReplies.reviewId, reviewId)))
    .returning({ text: reviewReplies.text });
  return row?.text;
}

export function selectReviewsByAuthor(db: Db, userId: string): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.userId, userId));
}

export async function setAuthor(tx: Db, userId: string, author: Pick<ReviewRow, 'userId' | 'authorName'>) {
  await tx.update(reviews).set(author).where(eq(reviews.userId, userId));
}
