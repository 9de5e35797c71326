import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { codes, knownBrowsers, sessions, usedNonces } from '../platform/db/schema/accounts.ts';

/** Sessions that ended, browsers that nobody has signed in with for a year, codes that nobody can use any more, nonces of tokens that are too old to be accepted. */
export async function purgeExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
  await db.delete(codes).where(sql`${codes.expiresAt} < now() - interval '1 day'`);
  await db.delete(knownBrowsers).where(sql`${knownBrowsers.lastUsedAt} < now() - interval '1 year'`);
  await db.delete(usedNonces).where(sql`${usedNonces.usedAt} < now() - interval '1 day'`);
}
