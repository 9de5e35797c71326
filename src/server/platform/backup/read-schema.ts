import pg from 'pg';
import type { Manifest } from './manifest.ts';

/** Tables with their columns, without generated columns and without unlogged tables. */
const TABLES = `
  select c.relname as name,
    array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
    array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
  order by c.relname`;

interface TableRow {
  name: string;
  columns: string[];
  refersTo: string[];
}

export async function readTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<TableRow>(TABLES);
  return sortByForeignKeys(rows).map(({ name, columns }) => ({ name, columns }));
}

export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(name)}`,
    );
    for (const { value, isCalled } of state.rows) sequences.push({ name, value, isCalled });
  }
  return sequences;
}

export function quoted(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`;
}

export function columnsOf({ columns }: { columns: string[] }): string {
  return columns.map((name) => pg.escapeIdentifier(name)).join(', ');
}

/** Referenced tables come first. */
function sortByForeignKeys(tables: TableRow[]): TableRow[] {
  const sorted: TableRow[] = [];
  const remaining = new Set(tables);
  while (remaining.size > 0) {
    const names = new Set([...remaining].map(({ name }) => name));
    const next = [...remaining].filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (next.length === 0) throw new Error(`circular foreign keys: ${[...names].join(', ')}`);
    for (const table of next) {
      sorted.push(table);
      remaining.delete(table);
    }
  }
  return sorted;
}
