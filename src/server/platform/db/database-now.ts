import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * The one clock that decides: stored moments are the database's, and replicas whose own clocks differ or jump must not
 * judge them. In a transaction it is the moment when that began.
 */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
