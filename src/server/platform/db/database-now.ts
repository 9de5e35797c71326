import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * The database's clock. Stored timestamps come from it, so expiry checks must not use a process's own clock, which may
 * differ. Inside a transaction it is the time when the transaction began.
 */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
