import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ContentKind } from '../../../contract/admin/content.ts';
import type { ColourPlace } from '../../../rules/colour.ts';
import type { Db } from '../../platform/db/db.ts';
import { colours, content } from '../../platform/db/schema/content.ts';

export type ContentRow = typeof content.$inferSelect;
const MAX_LISTED = 200;

export function selectAllContent(db: Db, kind: ContentKind): Promise<ContentRow[]> {
  return db
    .select()
    .from(content)
    .where(eq(content.kind, kind))
    .orderBy(asc(content.position), asc(content.id))
    .limit(MAX_LISTED);
}

export async function insertContent(
  tx: Db,
  item: Omit<typeof content.$inferInsert, 'position'>,
): Promise<ContentRow> {
  const last = sql`(select coalesce(max(c.position) + 1, 0) from content c where c.kind = ${item.kind})`;
  const [row] = await tx
    .insert(content)
    .values({ ...item, position: last })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function lockContent(tx: Db, id: string): Promise<ContentRow | undefined> {
  const [row] = await tx.select().from(content).where(eq(content.id, id)).for('update');
  return row;
}

export async function updateContent(tx: Db, id: string, changes: Partial<ContentRow>): Promise<ContentRow> {
  const [row] = await tx
    .update(content)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(content.id, id))
    .returning();
  if (!row) throw new Error(`content ${id} not found for update`);
  return row;
}

export async function deleteContent(tx: Db, id: string): Promise<void> {
  await tx.delete(content).where(eq(content.id, id));
}

/** Items that are not in `ids` keep their position. */
export async function setOrder(tx: Db, kind: ContentKind, ids: string[]): Promise<void> {
  const position = sql`array_position(${sql.param(ids)}::uuid[], ${content.id}) - 1`;
  await tx
    .update(content)
    .set({ position, updatedAt: sql`now()` })
    .where(and(eq(content.kind, kind), inArray(content.id, ids)));
}

export async function deleteAccent(tx: Db): Promise<void> {
  await tx.delete(colours).where(eq(colours.place, 'accent'));
}

export async function upsertColours(
  tx: Db,
  chosen: Partial<Record<ColourPlace | 'accent', string>>,
): Promise<void> {
  const rows = Object.entries(chosen).map(([place, color]) => ({
    place: place as ColourPlace | 'accent',
    color,
  }));
  await tx
    .insert(colours)
    .values(rows)
    .onConflictDoUpdate({
      target: colours.place,
      set: { color: sql`excluded.color`, updatedAt: sql`now()` },
    });
}
