import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { StoredSection } from '../../../rules/page-sections/section-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { pageVersions, recipes } from '../../platform/db/schema/content.ts';
import { newId } from '../../platform/ids.ts';

export interface VersionRow {
  id: string;
  state: 'draft' | 'published' | 'replaced';
  sections: StoredSection[];
  version: number;
  author: string | null;
  createdAt: Date;
  publishedAt: Date | null;
}

const columns = {
  id: pageVersions.id,
  state: pageVersions.state,
  sections: pageVersions.sections,
  version: pageVersions.version,
  author: users.name,
  createdAt: pageVersions.createdAt,
  publishedAt: pageVersions.publishedAt,
};

/** The draft and the published version. */
export function selectCurrentVersions(db: Db, page: string): Promise<VersionRow[]> {
  return db
    .select(columns)
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.authorId))
    .where(and(eq(pageVersions.page, page), ne(pageVersions.state, 'replaced')));
}

/** The version that was published before the current one. */
export async function findReplacedVersion(db: Db, page: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.authorId))
    .where(and(eq(pageVersions.page, page), eq(pageVersions.state, 'replaced')))
    .orderBy(desc(pageVersions.version))
    .limit(1);
  return row;
}

export async function insertVersion(
  tx: Db,
  row: Pick<typeof pageVersions.$inferInsert, 'page' | 'state' | 'sections'> & { authorId: string | null },
): Promise<void> {
  const publishedAt = row.state === 'draft' ? null : sql`now()`;
  await tx.insert(pageVersions).values({ ...row, id: newId(), publishedAt });
}

/** `isRenumbered` gives the version a new number, as every change of the published version needs. */
export async function setState(
  tx: Db,
  id: string,
  state: VersionRow['state'],
  { isRenumbered }: { isRenumbered: boolean },
): Promise<void> {
  const publishedAt = state === 'draft' ? null : sql`coalesce(${pageVersions.publishedAt}, now())`;
  const version = isRenumbered ? sql`nextval('page_version_numbers')` : undefined;
  await tx
    .update(pageVersions)
    .set({ state, publishedAt, ...(version && { version }) })
    .where(eq(pageVersions.id, id));
}

export async function deleteDraft(tx: Db, page: string): Promise<void> {
  await tx.delete(pageVersions).where(and(eq(pageVersions.page, page), eq(pageVersions.state, 'draft')));
}

/** Deletes the oldest replaced versions. */
export async function pruneVersions(tx: Db, page: string, count: number): Promise<void> {
  const recent = tx
    .select({ id: pageVersions.id })
    .from(pageVersions)
    .where(and(eq(pageVersions.page, page), eq(pageVersions.state, 'replaced')))
    .orderBy(desc(pageVersions.version))
    .limit(count);
  await tx
    .delete(pageVersions)
    .where(
      and(
        eq(pageVersions.page, page),
        eq(pageVersions.state, 'replaced'),
        sql`${pageVersions.id} not in ${recent}`,
      ),
    );
}

export function countPublishedRecipes(db: Db): Promise<number> {
  return db.$count(recipes, eq(recipes.status, 'published'));
}
