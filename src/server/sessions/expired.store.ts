import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { codes, knownBrowsers, sessions, usedNonces } from '../platform/db/schema/accounts.ts';

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
}

export async function deleteExpiredCodes(db: Db): Promise<void> {
  await db.delete(codes).where(sql`${codes.expiresAt} < now() - interval '1 day'`);
}

export async function deleteUnusedBrowsers(db: Db): Promise<void> {
  await db.delete(knownBrowsers).where(sql`${knownBrowsers.lastUsedAt} < now() - interval '1 year'`);
}

/** Google's tokens expire long before a day has passed. */
export async function deleteOldNonces(db: Db): Promise<void> {
  await db.delete(usedNonces).where(sql`${usedNonces.usedAt} < now() - interval '1 day'`);
}
