import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { RecallNotice } from '../../contract/admin/recalls.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { batchCodes, batches, batchSizes } from '../platform/db/schema/batches.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { recalls } from '../platform/db/schema/recalls.ts';

export type RecallRow = typeof recalls.$inferSelect;

const batchColumns = {
  batchId: batches.id,
  code: batches.code,
  foodId: foods.id,
  food: foods.name,
  pressedOn: batches.pressedOn,
  bestBefore: batches.bestBefore,
};

/** By its id, or by any code that it ever had. */
export async function findBatch(db: Db, { id, code }: { id?: string; code?: string }) {
  const found = id === undefined ? eq(batchCodes.code, code ?? '') : eq(batches.id, id);
  const [row] = await db
    .select({ ...batchColumns, recallId: recalls.id })
    .from(batches)
    .innerJoin(foods, eq(foods.id, batches.foodId))
    .innerJoin(batchCodes, eq(batchCodes.batchId, batches.id))
    .leftJoin(recalls, eq(recalls.batchId, batches.id))
    .where(and(found, eq(batches.isUnbatched, false)))
    .limit(1);
  return row;
}

export function selectSizes(db: Db, batchId: string) {
  return db
    .select({ size: batchSizes.size, made: batchSizes.made, left: batchSizes.bottles })
    .from(batchSizes)
    .where(eq(batchSizes.batchId, batchId))
    .orderBy(asc(batchSizes.size));
}

/** False when the batch has a recall already. */
export async function insertRecall(
  tx: Db,
  recall: RecallNotice & { id: string; batchId: string; startedBy: string },
): Promise<boolean> {
  const rows = await tx.insert(recalls).values(recall).onConflictDoNothing().returning({ id: recalls.id });
  return rows.length > 0;
}

/** A trigger takes its bottles out of the stock. */
export async function markRecalled(tx: Db, batchId: string, reason: string): Promise<void> {
  await tx
    .update(batches)
    .set({
      recalledAt: sql`coalesce(${batches.recalledAt}, now())`,
      blockedAt: sql`coalesce(${batches.blockedAt}, now())`,
      recallReason: reason,
      version: sql`${batches.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(batches.id, batchId));
}

export async function findRecall(db: Db, id: string) {
  const [row] = await db
    .select({ recall: recalls, ...batchColumns, startedBy: users.name })
    .from(recalls)
    .innerJoin(batches, eq(batches.id, recalls.batchId))
    .innerJoin(foods, eq(foods.id, batches.foodId))
    .leftJoin(users, eq(users.id, recalls.startedBy))
    .where(eq(recalls.id, id));
  return row;
}

const MAX_LISTED = 200;

export function selectRecalls(db: Db) {
  return db
    .select({ recall: recalls, ...batchColumns })
    .from(recalls)
    .innerJoin(batches, eq(batches.id, recalls.batchId))
    .innerJoin(foods, eq(foods.id, batches.foodId))
    .orderBy(desc(recalls.startedAt), asc(recalls.id))
    .limit(MAX_LISTED);
}

export async function lockRecall(tx: Db, id: string): Promise<RecallRow | undefined> {
  const [row] = await tx.select().from(recalls).where(eq(recalls.id, id)).for('update');
  return row;
}

export async function updateRecall(
  tx: Db,
  id: string,
  change: Partial<Pick<RecallRow, 'reason' | 'hazard' | 'advice' | 'authorityNotifiedOn' | 'endedOn'>>,
): Promise<void> {
  await tx
    .update(recalls)
    .set({ ...change, version: sql`${recalls.version} + 1` })
    .where(eq(recalls.id, id));
}

export async function markSending(tx: Db, id: string): Promise<void> {
  await tx
    .update(recalls)
    .set({ sentAt: sql`coalesce(${recalls.sentAt}, now())` })
    .where(eq(recalls.id, id));
}
