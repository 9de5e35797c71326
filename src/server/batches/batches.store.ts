import { and, asc, desc, eq, getTableColumns, gte, like, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { batchChanges, batchCodes, batches, batchSizes } from '../platform/db/schema/batches.ts';
import { foodSizes, foods } from '../platform/db/schema/catalogue.ts';
import { containsUnaccented, escapeLike } from '../platform/db/search.ts';
import { bigint, date, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type BatchRow = typeof batches.$inferSelect;
export type BatchSizeRow = typeof batchSizes.$inferSelect;

const todayInIndia = statement({
  name: 'batches_today',
  params: {},
  row: { today: nullable(date()) },
  text: 'select india_today() as today',
});

/** The day of the database, by which it decides what is sold. */
export async function selectToday(db: Db): Promise<string> {
  const [row] = await todayInIndia(db, {});
  return row?.today ?? '';
}

export async function findBatch(db: Db, id: string): Promise<BatchRow | undefined> {
  const [row] = await db.select().from(batches).where(eq(batches.id, id));
  return row;
}

/** By any code that it ever had. */
export async function findByCode(db: Db, code: string): Promise<BatchRow | undefined> {
  const [row] = await db
    .select(getTableColumns(batches))
    .from(batchCodes)
    .innerJoin(batches, eq(batches.id, batchCodes.batchId))
    .where(eq(batchCodes.code, code));
  return row;
}

export async function lockBatch(tx: Db, id: string): Promise<BatchRow | undefined> {
  const [row] = await tx.select().from(batches).where(eq(batches.id, id)).for('no key update');
  return row;
}

/** Codes that begin like this one, also former ones. */
export async function selectCodesLike(tx: Db, code: string): Promise<Set<string>> {
  const rows = await tx
    .select({ code: batchCodes.code })
    .from(batchCodes)
    .where(or(eq(batchCodes.code, code), like(batchCodes.code, `${escapeLike(code)}-%`)));
  return new Set(rows.map((row) => row.code));
}

export async function insertBatch(tx: Db, batch: typeof batches.$inferInsert): Promise<void> {
  await tx.insert(batches).values(batch);
}

export async function updateBatch(tx: Db, id: string, changes: Partial<BatchRow>): Promise<void> {
  await tx
    .update(batches)
    .set({ ...changes, version: sql`${batches.version} + 1`, updatedAt: sql`now()` })
    .where(eq(batches.id, id));
}

export async function insertSizes(tx: Db, sizes: BatchSizeRow[]): Promise<void> {
  if (sizes.length > 0) await tx.insert(batchSizes).values(sizes);
}

export async function changeSize(
  tx: Db,
  { batchId, size }: { batchId: string; size: string },
  by: { made?: number; bottles: number },
): Promise<void> {
  await tx
    .update(batchSizes)
    .set({
      bottles: sql`${batchSizes.bottles} + ${by.bottles}`,
      ...(by.made !== undefined && { made: sql`${batchSizes.made} + ${by.made}` }),
    })
    .where(and(eq(batchSizes.batchId, batchId), eq(batchSizes.size, size)));
}

export async function deleteSize(tx: Db, batchId: string, size: string): Promise<void> {
  await tx.delete(batchSizes).where(and(eq(batchSizes.batchId, batchId), eq(batchSizes.size, size)));
}

export function selectSizes(db: Db, batchId: string): Promise<BatchSizeRow[]> {
  return db.select().from(batchSizes).where(eq(batchSizes.batchId, batchId)).orderBy(asc(batchSizes.size));
}

const sizeLocker = statement({
  name: 'batches_lock_sizes',
  params: { foodId: foodSizes.foodId },
  row: {
    size: foodSizes.size,
    stock: foodSizes.stock,
    hasBatches: foodSizes.hasBatches,
    netAmount: foodSizes.netAmount,
    netUnit: foodSizes.netUnit,
  },
  text: `select size, stock, has_batches as "hasBatches", net_amount as "netAmount", net_unit as "netUnit" from food_sizes
    where food_id = :foodId order by size collate "C" for no key update`,
});

/** In the order in which sales lock them: until the transaction ends, nothing of the food is sold. */
export function lockSizesOf(tx: Db, foodId: string) {
  return sizeLocker(tx, { foodId });
}

export function selectFoodSizes(db: Db, foodId: string) {
  return db
    .select({
      size: foodSizes.size,
      stock: foodSizes.stock,
      hasBatches: foodSizes.hasBatches,
      netAmount: foodSizes.netAmount,
      netUnit: foodSizes.netUnit,
    })
    .from(foodSizes)
    .where(eq(foodSizes.foodId, foodId))
    .orderBy(asc(foodSizes.position));
}

export async function findFood(db: Db, id: string) {
  const [row] = await db
    .select({
      id: foods.id,
      name: foods.name,
      shelfLifeDays: foods.shelfLifeDays,
      seedGramsPerLitre: foods.seedGramsPerLitre,
      removedAt: foods.removedAt,
    })
    .from(foods)
    .where(eq(foods.id, id));
  return row;
}

export async function updateFoodYield(
  tx: Db,
  id: string,
  changes: { seedGramsPerLitre: number | null; shelfLifeDays: number | null },
): Promise<void> {
  await tx
    .update(foods)
    .set({ ...changes, version: sql`${foods.version} + 1`, updatedAt: sql`now()` })
    .where(eq(foods.id, id));
}

const totals = {
  made: sql<number>`coalesce((select sum(s.made) from batch_sizes s where s.batch_id = ${batches.id}), 0)::int`,
  bottles: sql<number>`coalesce((select sum(s.bottles) from batch_sizes s where s.batch_id = ${batches.id}), 0)::int`,
};

interface Selection {
  q?: string | undefined;
  food?: string | undefined;
  month?: { from: string; until: string } | undefined;
  after?: string | undefined;
  limit: number;
}

/** The last pressed first; bottles without a batch at the end. */
export function selectBatches(db: Db, { q, food, month, after, limit }: Selection) {
  const key = sql`coalesce(${batches.pressedOn}, '-infinity'::date)`;
  return db
    .select({ batch: getTableColumns(batches), foodName: foods.name, ...totals })
    .from(batches)
    .innerJoin(foods, eq(foods.id, batches.foodId))
    .where(
      and(
        q
          ? or(
              sql`exists (select from batch_codes c where c.batch_id = ${batches.id} and c.code like ${`%${escapeLike(q.toUpperCase())}%`})`,
              containsUnaccented(sql`${foods.searchText}`, q),
            )
          : undefined,
        food ? eq(batches.foodId, food) : undefined,
        month ? and(gte(batches.pressedOn, month.from), lt(batches.pressedOn, month.until)) : undefined,
        after
          ? sql`(${key}, ${batches.id}) < (select coalesce(b.pressed_on, '-infinity'::date), b.id from batches b where b.id = ${after})`
          : undefined,
      ),
    )
    .orderBy(sql`${key} desc`, desc(batches.id))
    .limit(limit);
}

export function selectChanges(db: Db, batchId: string, limit: number) {
  return db
    .select({ change: getTableColumns(batchChanges), actor: users.name })
    .from(batchChanges)
    .leftJoin(users, eq(users.id, batchChanges.actorId))
    .where(eq(batchChanges.batchId, batchId))
    .orderBy(desc(batchChanges.id))
    .limit(limit);
}

export async function findChange(tx: Db, requestId: string) {
  const [row] = await tx.select().from(batchChanges).where(eq(batchChanges.requestId, requestId));
  return row;
}

export async function insertChange(tx: Db, change: typeof batchChanges.$inferInsert): Promise<void> {
  await tx.insert(batchChanges).values(change);
}

const goneBySize = statement({
  name: 'batch_gone_by_size',
  params: { batchId: uuid() },
  row: { size: text(), sold: bigint(), writtenOff: bigint() },
  text: `select s.size,
      coalesce((select sum(o.quantity - o.returned) from order_batches o
        where o.batch_id = s.batch_id and o.size = s.size), 0)::bigint as sold,
      coalesce((select -sum(c.delta) from batch_changes c where c.batch_id = s.batch_id and c.size = s.size), 0)::bigint as "writtenOff"
    from batch_sizes s where s.batch_id = :batchId`,
});

export function selectGone(db: Db, batchId: string) {
  return goneBySize(db, { batchId });
}

const outdated = statement({
  name: 'batches_outdated',
  isPrepared: false,
  params: { limit: bigint() },
  row: { id: uuid() },
  text: `select id from batches b
    where sell_until is distinct from batch_sell_until(pressed_on, best_before)
      or in_stock is distinct from (blocked_at is null and recalled_at is null and (sell_until is null or sell_until >= india_today()))
    order by food_id collate "C", id limit :limit`,
});

/** Batches whose last day of sale passed, or changed with the owner's minimum. */
export async function selectOutdated(db: Db, limit: number): Promise<string[]> {
  return (await outdated(db, { limit })).map(({ id }) => id);
}

/** A trigger computes whether its bottles are in the stock. */
export async function recomputeBatch(tx: Db, id: string): Promise<void> {
  await tx.update(batches).set({ updatedAt: sql`now()` }).where(eq(batches.id, id));
}
