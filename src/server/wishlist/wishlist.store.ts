import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { wishlistItems } from '../platform/db/schema/sales.ts';

/** Newest first. */
export async function selectWishes(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ foodId: wishlistItems.foodId })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.foodId))
    .limit(limit);
  return rows.map(({ foodId }) => foodId);
}

export async function insertWish(db: Db, userId: string, foodId: string): Promise<void> {
  await db.insert(wishlistItems).values({ userId, foodId }).onConflictDoNothing();
}

export async function deleteWish(db: Db, userId: string, foodId: string): Promise<void> {
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.foodId, foodId)));
}

export async function deleteWishes(tx: Db, userId: string): Promise<void> {
  await tx.delete(wishlistItems).where(eq(wishlistItems.userId, userId));
}

export function selectAllWishes(db: Db, userId: string) {
  return db.select().from(wishlistItems).where(eq(wishlistItems.userId, userId));
}
