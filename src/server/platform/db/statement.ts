import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { runSql } from './run-sql.ts';
import { type Shape, type SqlType, sqlTypeOf, type ValuesOf } from './sql-types.ts';

interface Definition<Params extends Shape, Row extends Shape> {
  /** Unique; PostgreSQL knows the prepared statement by it. */
  name: string;
  /** Parameters are written `:name`. */
  text: string;
  params: Params;
  /** The columns of a row, by their names in the result. */
  row: Row;
  /** False where the best plan depends on the values: PostgreSQL then plans every call anew. */
  isPrepared?: boolean;
}

export interface Statement {
  name: string;
  /** With `$1` instead of `:name`. */
  text: string;
  /** In the order of their numbers. */
  params: Record<string, SqlType<unknown>>;
  row: Record<string, SqlType<unknown>>;
}

/** Every statement of the modules that are loaded: `tests/api/statements.test.ts` compares them with the database. */
export const statements: Statement[] = [];

/** Hand-written SQL. Its text is compiled once, and a test checks parameters and rows against the migrated database. */
export function statement<Params extends Shape, Row extends Shape>({
  name,
  text,
  params,
  row,
  isPrepared = true,
}: Definition<Params, Row>) {
  const inputs = sqlTypesOf(params);
  const columns = sqlTypesOf(row);
  const names = Object.keys(inputs);
  const encoders = Object.values(inputs).map(({ encode }) => encode);
  const compiled = compile(name, text, names);
  const decoders = Object.entries(columns).flatMap(([key, { decode }]) => (decode ? [{ key, decode }] : []));
  const preparedName = isPrepared ? name : undefined;
  statements.push({ name, text: compiled, params: inputs, row: columns });

  return async (db: Db, values: ValuesOf<Params>): Promise<ValuesOf<Row>[]> => {
    const inOrder = names.map((key, index) => {
      const value = values[key];
      const encode = encoders[index];
      return encode && value !== null ? encode(value) : value;
    });
    const rows = await runSql<Record<string, unknown>>(db, compiled, inOrder, preparedName);
    for (const { key, decode } of decoders)
      for (const found of rows) {
        const value = found[key];
        if (typeof value === 'string') found[key] = decode(value);
      }
    return rows as ValuesOf<Row>[];
  };
}

function sqlTypesOf(shape: Shape): Record<string, SqlType<unknown>> {
  return Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, sqlTypeOf(type)]));
}

/** The select list of a whole row, as `getTableColumns` names its columns. */
export function columnsOf(table: PgTable): string {
  return Object.entries(getTableColumns(table))
    .map(([key, { name }]) => (key === name ? name : `${name} as "${key}"`))
    .join(', ');
}

/** Quoted text, which may contain a colon; a cast; a parameter. */
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|::|:([a-z]\w*)/gi;

function compile(statementName: string, text: string, names: string[]): string {
  const used = new Set<string>();
  const compiled = text.replaceAll(TOKENS, (token, name?: string) => {
    if (name === undefined) return token;
    if (!names.includes(name)) throw new Error(`statement ${statementName}: unknown parameter :${name}`);
    used.add(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const unused = names.filter((name) => !used.has(name));
  if (unused.length > 0)
    throw new Error(`statement ${statementName}: unused parameter :${unused.join(', :')}`);
  return compiled;
}
