import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Db } from './db/db.ts';
import { codes, sessions } from './db/schema/accounts.ts';
import type { Log } from './log.ts';

export interface Jobs {
  stop(): Promise<void>;
}

const FORGET_EXPIRED = 'forget-expired';

/** Work that is done beside requests, kept in the same database so that it survives a restart. */
export async function startJobs(databaseUrl: string, db: Db, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2 });
  boss.on('error', (error) => log.error({ error }, 'job queue'));
  await boss.start();
  await boss.createQueue(FORGET_EXPIRED);
  await boss.schedule(FORGET_EXPIRED, '17 * * * *');
  await boss.work(FORGET_EXPIRED, () => forgetExpired(db));
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) };
}

/** Sessions that ended and codes that nobody can use any more. */
export async function forgetExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
  await db.delete(codes).where(sql`${codes.expiresAt} < now() - interval '1 day'`);
}
