import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { fetchedImages, importImages, importLines, imports } from '../../platform/db/schema/imports.ts';
import { integer, jsonb, uuid } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';
import type { ImportLine, LineResult, PlannedLine } from './plan-types.ts';

export type ImportRow = typeof imports.$inferSelect;
export type LineRow = typeof importLines.$inferSelect;
export type ImageRow = Pick<typeof importImages.$inferSelect, 'name' | 'url' | 'error' | 'translations'>;

export async function insertImport(db: Db, row: typeof imports.$inferInsert): Promise<void> {
  await db.insert(imports).values(row);
}

const lineInserter = statement({
  name: 'import_insert_lines',
  isPrepared: false,
  params: { importId: uuid(), lines: jsonb<(ImportLine & { food: number })[]>() },
  row: {},
  text: `insert into import_lines (import_id, line, food, cells) select :importId, r.line, r.food, r.cells
    from jsonb_to_recordset(:lines::jsonb) as r (line integer, food integer, cells jsonb)`,
});

export async function insertLines(
  db: Db,
  importId: string,
  lines: (ImportLine & { food: number })[],
): Promise<void> {
  await lineInserter(db, { importId, lines });
}

export async function insertImages(db: Db, importId: string, names: string[]): Promise<void> {
  if (names.length > 0) await db.insert(importImages).values(names.map((name) => ({ importId, name })));
}

/** With its lines and images. */
export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id));
}

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** Until the transaction ends: batches of one import never overlap, and cancelling waits for the current one. */
export async function lockImport(tx: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

/** Newest first. */
export function selectImports(db: Db, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(gt(imports.lineCount, 0))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);
}

export async function updateImport(
  tx: Db,
  id: string,
  changes: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx
    .update(imports)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(imports.id, id));
}

/** The import that is being checked or applied. */
export async function findActiveImport(db: Db): Promise<{ id: string } | undefined> {
  const [row] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, ['checking', 'running']));
  return row;
}

export async function clearResults(tx: Db, importId: string): Promise<void> {
  await tx.update(importLines).set({ result: null, messages: [] }).where(eq(importLines.importId, importId));
}

/** The lines of so many foods, from this one on. */
export function selectLinesOfFoods(
  db: Db,
  importId: string,
  firstFood: number,
  count: number,
): Promise<LineRow[]> {
  return db
    .select()
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, importId),
        gte(importLines.food, firstFood),
        lt(importLines.food, firstFood + count),
      ),
    )
    .orderBy(asc(importLines.food), asc(importLines.line));
}

const resultWriter = statement({
  name: 'import_line_results',
  isPrepared: false,
  params: { importId: uuid(), results: jsonb<PlannedLine[]>() },
  row: {},
  text: `update import_lines l set result = r.result, messages = r.messages
    from jsonb_to_recordset(:results::jsonb) as r (line integer, result text, messages jsonb)
    where l.import_id = :importId and l.line = r.line`,
});

export async function writeResults(tx: Db, importId: string, results: PlannedLine[]): Promise<void> {
  await resultWriter(tx, { importId, results });
}

/** In the order of the file. */
export function selectLines(
  db: Db,
  importId: string,
  { result, after, limit }: { result?: LineResult | undefined; after: number; limit: number },
): Promise<LineRow[]> {
  return db
    .select()
    .from(importLines)
    .where(
      and(
        eq(importLines.importId, importId),
        result ? eq(importLines.result, result) : undefined,
        gt(importLines.line, after),
      ),
    )
    .orderBy(asc(importLines.line))
    .limit(limit);
}

const imageStatus = {
  name: importImages.name,
  url: importImages.url,
  error: importImages.error,
  translations: importImages.translations,
};

export function selectImages(db: Db, importId: string, names: string[]): Promise<ImageRow[]> {
  if (names.length === 0) return Promise.resolve([]);
  return db
    .select(imageStatus)
    .from(importImages)
    .where(and(eq(importImages.importId, importId), inArray(importImages.name, names)));
}

/** File names that the ZIP may hold. */
export async function selectFileNames(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .select({ name: importImages.name })
    .from(importImages)
    .where(and(eq(importImages.importId, importId), sql`${importImages.name} not like 'https://%'`));
  return rows.map(({ name }) => name);
}

/** Neither stored nor rejected yet. */
const isOpen = and(isNull(importImages.url), isNull(importImages.error));

export function selectOpenImages(db: Db, importId: string, limit: number) {
  return db
    .select({ name: importImages.name, bytes: importImages.bytes })
    .from(importImages)
    .where(and(eq(importImages.importId, importId), isOpen))
    .orderBy(asc(importImages.name))
    .limit(limit);
}

const imageCounter = statement({
  name: 'import_image_counts',
  isPrepared: false,
  params: { importId: uuid() },
  row: { images: integer(), done: integer() },
  text: `select count(*)::int as images, (count(*) filter (where url is not null or error is not null))::int as done
    from import_images where import_id = :importId`,
});

export async function countImages(db: Db, importId: string): Promise<{ images: number; done: number }> {
  const [row] = await imageCounter(db, { importId });
  return row ?? { images: 0, done: 0 };
}

export async function updateImage(
  db: Db,
  importId: string,
  name: string,
  changes: Partial<typeof importImages.$inferInsert>,
): Promise<void> {
  await db
    .update(importImages)
    .set(changes)
    .where(and(eq(importImages.importId, importId), eq(importImages.name, name)));
}

/** An earlier check may have failed for a reason that has passed. */
export async function reopenFailedImages(tx: Db, importId: string): Promise<void> {
  await tx
    .update(importImages)
    .set({ error: null })
    .where(and(eq(importImages.importId, importId), isNotNull(importImages.error)));
}

const knownImages = statement({
  name: 'import_known_images',
  isPrepared: false,
  params: { importId: uuid() },
  row: {},
  text: `update import_images i set url = coalesce(
      (select f.url from fetched_images f where f.address = i.name),
      (select p.url from food_images p where p.url = i.name limit 1))
    where i.import_id = :importId and i.url is null and i.name like 'https://%'`,
});

/** Addresses that were fetched before, and those that foods show as they are. */
export async function reuseKnownImages(tx: Db, importId: string): Promise<void> {
  await knownImages(tx, { importId });
}

export async function saveFetchedImage(db: Db, address: string, url: string): Promise<void> {
  const set = { url, fetchedAt: sql`now()` };
  await db
    .insert(fetchedImages)
    .values({ address, url })
    .onConflictDoUpdate({ target: fetchedImages.address, set });
}

const MAX_AGE = sql`now() - interval '30 days'`;

export async function deleteOldImports(db: Db): Promise<void> {
  await db.delete(imports).where(and(lt(imports.createdAt, MAX_AGE), isInactive));
  await db
    .delete(fetchedImages)
    .where(
      and(
        lt(fetchedImages.fetchedAt, MAX_AGE),
        sql`not exists (select from food_images p where p.url = ${fetchedImages.url})`,
      ),
    );
}

const isInactive = or(
  inArray(imports.state, ['uploaded', 'checked', 'done', 'cancelled']),
  lt(imports.updatedAt, sql`now() - interval '1 day'`),
);
