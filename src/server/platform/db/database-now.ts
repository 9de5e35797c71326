import type { Db } from './db.ts';
import { timestamp } from './sql-types.ts';
import { statement } from './statement.ts';

const now = statement({ name: 'now', params: {}, row: { now: timestamp() }, text: 'select now()' });

/**
 * The database's clock. Stored timestamps come from it, so expiry checks must not use a process's own clock, which may
 * differ. Inside a transaction it is the time when the transaction began.
 */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await now(db, {});
  return row?.now ?? new Date(Number.NaN);
}
