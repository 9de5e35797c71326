import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { sessions, users } from '../platform/db/schema/accounts.ts';
import { boolean, double, nullable, type ValuesOf } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** Sessions expire 30 days after their last use. */
const IN_30_DAYS = sql<Date>`now() + interval '30 days'`;
const isStale = sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 hour'`;

export async function insertSession(
  db: Db,
  {
    hasSecondFactor,
    ...session
  }: { tokenHash: Buffer; userId: string; device: string; hasSecondFactor: boolean },
): Promise<void> {
  await db.insert(sessions).values({
    ...session,
    expiresAt: IN_30_DAYS,
    ...(hasSecondFactor && { secondFactorAt: sql<Date>`now()` }),
  });
}

const foundRow = {
  id: sessions.id,
  userId: users.id,
  isAdmin: users.isAdmin,
  staffRole: users.staffRole,
  isBlocked: users.isBlocked,
  isFresh: boolean(),
  hasSecondFactor: boolean(),
  isStale: boolean(),
  /** For how long time alone changes nothing of this: not expired, and neither less fresh nor stale. */
  unchangedSeconds: double(),
};
export type FoundSession = ValuesOf<typeof foundRow>;

/** Every request of a signed-in user runs it, unless the session is in the session cache. */
const sessionFinder = statement({
  name: 'find_session',
  params: { tokenHash: sessions.tokenHash, staffSeconds: nullable(double()) },
  row: foundRow,
  text: `select s.id, u.id as "userId", u.is_admin as "isAdmin", u.staff_role as "staffRole", u.is_blocked as "isBlocked",
    coalesce(s.proved_at, s.created_at) > now() - interval '10 minutes' as "isFresh",
    s.second_factor_at is not null as "hasSecondFactor",
    s.last_used_at < now() - interval '1 hour' as "isStale",
    extract(epoch from least(
      s.expires_at, s.last_used_at + interval '1 hour',
      case when coalesce(s.proved_at, s.created_at) > now() - interval '10 minutes'
        then coalesce(s.proved_at, s.created_at) + interval '10 minutes' end,
      case when u.is_admin then s.created_at + make_interval(secs => :staffSeconds) end
    ) - now())::float8 as "unchangedSeconds"
    from sessions s join users u on u.id = s.user_id where s.token_hash = :tokenHash and s.expires_at > now()
      and (not u.is_admin or coalesce(s.created_at > now() - make_interval(secs => :staffSeconds), true))`,
});

/** `staffSeconds`: how long a sign-in of staff counts, however often it is used; null: as long as a customer's. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  staffSeconds: number | null,
): Promise<FoundSession | undefined> {
  return (await sessionFinder(db, { tokenHash, staffSeconds }))[0];
}

/** A second factor that was used once counts for the whole session. */
/** False when the session has ended. Until the transaction ends, nobody ends it. */
export async function markProved(db: Db, id: string, hasSecondFactor: boolean): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ provedAt: sql`now()`, ...(hasSecondFactor && { secondFactorAt: sql`now()` }) })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** False when the session has ended. */
export async function setTokenHash(db: Db, id: string, tokenHash: Buffer): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id });
  return rows.length > 0;
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

/** The last used first. */
export async function listSessions(db: Db, userIds: string[]) {
  return db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(inArray(sessions.userId, userIds), gt(sessions.expiresAt, sql`now()`)))
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
