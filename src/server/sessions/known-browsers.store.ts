import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { knownBrowsers, users } from '../platform/db/schema/accounts.ts';

/** `login` is the e-mail or the mobile number of the account. */
export async function hasKnownBrowser(db: Db, login: string, browserHash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(knownBrowsers, eq(knownBrowsers.userId, users.id))
    .where(
      and(
        login.startsWith('+') ? eq(users.mobile, login) : sql`lower(${users.email}) = ${login.toLowerCase()}`,
        isNull(users.erasedAt),
        eq(knownBrowsers.browserHash, browserHash),
      ),
    );
  return rows.length > 0;
}

/** Seconds since the user was last seen in this browser; undefined when it is not known. */
export async function findBrowserAge(
  db: Db,
  userId: string,
  browserHash: Buffer,
): Promise<number | undefined> {
  const [row] = await db
    .select({ age: sql<number>`extract(epoch from now() - ${knownBrowsers.lastUsedAt})::float` })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.browserHash, browserHash)));
  return row?.age;
}

export type BrowserAge = 'first' | 'new' | 'known';

/** Deletes all but the `max` last used browsers of the user. Whether it was used before; "first" when the user has no other. */
export async function saveKnownBrowser(
  db: Db,
  { userId, browserHash, max }: { userId: string; browserHash: Buffer; max: number },
): Promise<BrowserAge> {
  const others = await db.$count(knownBrowsers, eq(knownBrowsers.userId, userId));
  const [saved] = await db
    .insert(knownBrowsers)
    .values({ userId, browserHash })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.browserHash],
      set: { lastUsedAt: sql`now()` },
    })
    // a new row has no earlier version
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const newest = db
    .select({ browserHash: knownBrowsers.browserHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.lastUsedAt))
    .limit(max);
  await db
    .delete(knownBrowsers)
    .where(and(eq(knownBrowsers.userId, userId), notInArray(knownBrowsers.browserHash, newest)));
  if (!saved?.isNew) return 'known';
  return others === 0 ? 'first' : 'new';
}

export async function deleteKnownBrowsers(db: Db, userId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
