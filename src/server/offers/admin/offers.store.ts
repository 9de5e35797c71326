import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { foods } from '../../platform/db/schema/catalogue.ts';
import { scheduledSales } from '../../platform/db/schema/scheduled-sales.ts';
import { array, bigint, integer, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import type { SaleRow } from '../offers.store.ts';

export type SaleColumns = Omit<
  typeof scheduledSales.$inferInsert,
  'id' | 'version' | 'createdAt' | 'updatedAt'
>;

/** Newest first. */
export function selectSales(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<SaleRow[]> {
  return db
    .select()
    .from(scheduledSales)
    .where(after === undefined ? undefined : lt(scheduledSales.id, after))
    .orderBy(desc(scheduledSales.id))
    .limit(limit);
}

export async function findSale(db: Db, id: string): Promise<SaleRow | undefined> {
  const [row] = await db.select().from(scheduledSales).where(eq(scheduledSales.id, id));
  return row;
}

export async function lockSale(tx: Db, id: string): Promise<SaleRow | undefined> {
  const [row] = await tx.select().from(scheduledSales).where(eq(scheduledSales.id, id)).for('update');
  return row;
}

export async function countSales(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(scheduledSales);
  return row?.count ?? 0;
}

export async function insertSale(tx: Db, id: string, columns: SaleColumns): Promise<SaleRow> {
  const [row] = await tx
    .insert(scheduledSales)
    .values({ id, ...columns })
    .returning();
  if (!row) throw new Error('the sale was not inserted');
  return row;
}

export async function updateSale(tx: Db, id: string, columns: Partial<SaleColumns>): Promise<SaleRow> {
  const [row] = await tx
    .update(scheduledSales)
    .set({ ...columns, version: sql`${scheduledSales.version} + 1`, updatedAt: sql`now()` })
    .where(eq(scheduledSales.id, id))
    .returning();
  if (!row) throw new Error('the sale was locked and is gone');
  return row;
}

export async function deleteSale(tx: Db, id: string): Promise<void> {
  await tx.delete(scheduledSales).where(eq(scheduledSales.id, id));
}

/** The foods of a sale; a list is empty unless the sale is limited by it. */
export interface SaleTarget {
  percent: number;
  appliesTo: SaleRow['appliesTo'];
  categories: string[];
  foodIds: string[];
}

const affected = statement({
  name: 'sale_affected_foods',
  isPrepared: false,
  params: { appliesTo: text(), categories: array(text()), foodIds: array(text()), percent: integer() },
  row: { foods: bigint(), cheaper: bigint() },
  text: `select count(*) as foods, count(*) filter (where f.discount_percent < :percent::int) as cheaper
    from foods f
    where f.status = 'published' and f.removed_at is null
      and (:appliesTo::text = 'all' or f.category = any(:categories::text[]) or f.id = any(:foodIds::text[]))`,
});

/** How many published foods the sale applies to, and for how many it is larger than their own discount. */
export async function countAffected(db: Db, target: SaleTarget): Promise<{ foods: number; cheaper: number }> {
  const { appliesTo, categories, foodIds, percent } = target;
  const [row] = await affected(db, { appliesTo, categories, foodIds, percent });
  return row ?? { foods: 0, cheaper: 0 };
}

/** How many of these foods exist, removed ones included. */
export async function countKnownFoods(db: Db, ids: string[]): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(foods)
    .where(and(sql`${foods.id} = any(${sql.param(ids)}::text[])`));
  return row?.count ?? 0;
}
