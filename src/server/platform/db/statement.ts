import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

/**
 * A question of a hot path, written as SQL: PostgreSQL reads and plans it once per connection, and no builder stands in
 * between. Moments come as text. The name must be the statement's own.
 */
export function statement<Row extends object>(name: string, text: string) {
  return async (db: Db, params: unknown[]): Promise<Row[]> => {
    const prepared = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(
      { sql: text, params },
      undefined,
      name,
      false,
    );
    const { rows } = await prepared.execute();
    return rows;
  };
}

/** The same for whole rows of a table; `text` is given the columns that it must select or return. */
export function rowStatement<Table extends PgTable>(
  name: string,
  table: Table,
  text: (columns: string) => string,
) {
  const columns = getTableColumns(table);
  const fields = Object.entries(columns).map(([key, field]) => ({ path: [key], field }));
  const sql = text(
    Object.values(columns)
      .map((column) => column.name)
      .join(', '),
  );
  return (db: Db, params: unknown[]): Promise<InferSelectModel<Table>[]> =>
    db._.session
      .prepareQuery<{ execute: InferSelectModel<Table>[]; all: never; values: never }>(
        { sql, params },
        fields,
        name,
        true,
      )
      .execute();
}
