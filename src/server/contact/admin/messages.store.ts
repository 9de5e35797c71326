import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { contactMessages } from '../../platform/db/schema/content.ts';
import { containsPattern } from '../../platform/db/search.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

export interface MessageSelection {
  state?: 'open' | 'answered' | undefined;
  q?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Newest first: ids are UUIDv7 and grow with time. */
export function selectMessages(db: Db, { state, q, after, limit }: MessageSelection): Promise<MessageRow[]> {
  const pattern = containsPattern(q ?? '');
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        state === 'open' ? isNull(contactMessages.answeredAt) : undefined,
        state === 'answered' ? isNotNull(contactMessages.answeredAt) : undefined,
        q
          ? sql`lower(concat_ws(' ', ${contactMessages.name}, ${contactMessages.email}, ${contactMessages.subject})) like ${pattern}`
          : undefined,
        after ? lt(contactMessages.id, after) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(limit);
}

export async function lockMessage(tx: Db, id: string): Promise<MessageRow | undefined> {
  const [row] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  return row;
}

export async function setReplied(
  tx: Db,
  id: string,
  { answer, answeredBy }: { answer: string | null; answeredBy: string },
): Promise<MessageRow> {
  const [row] = await tx
    .update(contactMessages)
    .set({ answer, answeredBy, answeredAt: sql`now()` })
    .where(eq(contactMessages.id, id))
    .returning();
  if (!row) throw new Error(`message ${id} not found for update`);
  return row;
}
