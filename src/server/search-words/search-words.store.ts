import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { SearchWord } from '../../contract/admin/content.ts';
import type { Db } from '../platform/db/db.ts';
import { searchWords } from '../platform/db/schema/content.ts';
import { containsPattern } from '../platform/db/search.ts';

export interface WordSelection {
  q?: string | undefined;
  after?: string | undefined;
  limit: number;
}

export function selectWords(db: Db, { q, after, limit }: WordSelection): Promise<SearchWord[]> {
  const pattern = containsPattern(q ?? '');
  const matches = or(
    sql`${searchWords.word} like ${pattern}`,
    sql`lower(${searchWords.means}) like ${pattern}`,
  );
  return db
    .select()
    .from(searchWords)
    .where(and(q ? matches : undefined, after ? gt(searchWords.word, after) : undefined))
    .orderBy(asc(searchWords.word))
    .limit(limit);
}

export async function findWord(tx: Db, word: string): Promise<SearchWord | undefined> {
  const [row] = await tx.select().from(searchWords).where(eq(searchWords.word, word));
  return row;
}

export async function upsertWord(tx: Db, entry: SearchWord): Promise<void> {
  await tx
    .insert(searchWords)
    .values(entry)
    .onConflictDoUpdate({ target: searchWords.word, set: { means: entry.means } });
}

export async function deleteWord(tx: Db, word: string): Promise<void> {
  await tx.delete(searchWords).where(eq(searchWords.word, word));
}
