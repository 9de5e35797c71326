import type { Db } from './db.ts';

/**
 * Runs SQL with its values in order. With a name PostgreSQL parses it once per connection; the name must belong to this
 * text only. Timestamps and dates come as text. Our own SQL goes through `statement`, which names and checks it.
 */
export async function runSql<Row extends object>(
  db: Db,
  text: string,
  values: unknown[],
  name?: string,
): Promise<Row[]> {
  const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
    { sql: text, params: values },
    undefined,
    name,
    false,
  );
  const { rows } = await prepared.execute();
  return rows;
}
