import type pg from 'pg';
import { isNode, parseQueryTree, type TreeNode } from './query-tree.ts';

/** What the database knows about its columns, functions and views, by their oids. */
export interface Catalog {
  /** As "table.column". */
  notNullColumns: Set<string>;
  functionNames: Map<number, string>;
  operatorNames: Map<number, string>;
  /** Null for a null: a value can only come from values. */
  strictFunctions: Set<number>;
  views: Map<number, TreeNode>;
}

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const columns = await client.query<{ key: string }>(
    "select attrelid || '.' || attnum as key from pg_attribute where attnotnull",
  );
  const functions = await client.query<{ oid: number; name: string; isStrict: boolean }>(
    'select oid, proname as name, proisstrict as "isStrict" from pg_proc',
  );
  const operators = await client.query<{ oid: number; name: string }>(
    'select oid, oprname as name from pg_operator',
  );
  const views = await client.query<{ oid: number; tree: string }>(
    `select r.ev_class as oid, r.ev_action::text as tree from pg_rewrite r
     where r.rulename = '_RETURN' and r.ev_class >= 16384`,
  );
  return {
    notNullColumns: new Set(columns.rows.map(({ key }) => key)),
    functionNames: new Map(functions.rows.map(({ oid, name }) => [oid, name])),
    operatorNames: new Map(operators.rows.map(({ oid, name }) => [oid, name])),
    strictFunctions: new Set(functions.rows.filter(({ isStrict }) => isStrict).map(({ oid }) => oid)),
    views: new Map(views.rows.map(({ oid, tree }) => [oid, queryOf(tree)])),
  };
}

/** The only query of a stored rule or function. */
export function queryOf(tree: string): TreeNode {
  let value = parseQueryTree(tree);
  while (Array.isArray(value)) value = value[0] ?? '';
  if (!isNode(value)) throw new Error('no query in the tree');
  return value;
}
