import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sessions, users } from '../platform/db/schema/accounts.ts';

/** Sessions expire 30 days after their last use. */
const IN_30_DAYS = sql<Date>`now() + interval '30 days'`;
const isStale = sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 hour'`;

export async function insertSession(
  db: Db,
  session: { tokenHash: Buffer; userId: string; device: string },
): Promise<void> {
  await db.insert(sessions).values({ ...session, expiresAt: IN_30_DAYS });
}

/** A prepared statement: every request of a signed-in user runs it. */
export function sessionFinder(db: Db) {
  const prepared = db
    .select({
      id: sessions.id,
      userId: users.id,
      isAdmin: users.isAdmin,
      isBlocked: users.isBlocked,
      isFresh: sql<boolean>`${sessions.createdAt} > now() - interval '10 minutes'`,
      isStale,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('find_session');
  return async (tokenHash: Buffer) => (await prepared.execute({ tokenHash }))[0];
}

/** False when a concurrent request has extended it. */
export async function extendSession(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, expiresAt: IN_30_DAYS })
    .where(and(eq(sessions.id, id), isStale))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function listSessions(db: Db, userId: string) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt));
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined));
}
