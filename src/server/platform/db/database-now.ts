import type { Db } from './db.ts';
import { timestamp } from './sql-types.ts';
import { statement } from './statement.ts';

const now = statement({ name: 'now', params: {}, row: { now: timestamp() }, text: 'select now()' });

/**
 * The one clock that decides: stored moments are the database's, and replicas whose own clocks differ or jump must not
 * judge them. In a transaction it is the moment when that began.
 */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await now(db, {});
  return row?.now ?? new Date(Number.NaN);
}
