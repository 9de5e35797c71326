import type { Db } from './db.ts';
import { bigint, nothing, text } from './sql-types.ts';
import { statement } from './statement.ts';

const numberLock = statement({
  name: 'lock_number',
  params: { key: bigint() },
  row: { locked: nothing() },
  text: 'select pg_advisory_xact_lock(:key) as locked',
});
const textLock = statement({
  name: 'lock_text',
  params: { key: text() },
  row: { locked: nothing() },
  text: 'select pg_advisory_xact_lock(hashtextextended(:key, 0)) as locked',
});

/** Waits for every other transaction that took the same key, and makes later ones wait until this one ends. */
export async function advisoryLock(tx: Db, key: number | string): Promise<void> {
  if (typeof key === 'number') await numberLock(tx, { key });
  else await textLock(tx, { key });
}
