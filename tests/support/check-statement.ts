import type pg from 'pg';
import type { Statement } from '../../src/server/platform/db/statement.ts';
import { type Catalog, queryOf } from './database-catalog.ts';
import { createProver } from './not-null.ts';
import { nodesOf, numberOf, type TreeNode, textOf } from './query-tree.ts';

interface Description {
  /** As PostgreSQL would write them in a function. */
  declaredParams: string[];
  params: string[];
  /** Null where the statement has no rows. */
  columns: string[] | null;
}

/** Domains count as what they are made of, which is what the driver sees. */
const typesOf = (list: string) => `(
  select array_agg(format_type(case when t.typtype = 'd' then t.typbasetype else t.oid end, null) order by one.place)
  from unnest(${list}) with ordinality one (type, place) join pg_type t on t.oid = one.type)`;

const DESCRIBE = `
  select parameter_types::text[] as "declaredParams", coalesce(${typesOf('parameter_types')}, '{}') as params,
    ${typesOf('result_types')} as columns
  from pg_prepared_statements where name = 'checked'`;

/** Everything in which the statement differs from what the database says of it. */
export async function checkStatement(
  client: pg.ClientBase,
  catalog: Catalog,
  { name, text, params, row }: Statement,
): Promise<string[]> {
  await client.query('begin');
  try {
    const description = await describe(client, text);
    const query = await analyse(client, text, description);
    const found = [
      ...checkParams(params, description.params),
      ...checkColumns(catalog, query, description.columns ?? [], params, row),
    ];
    return found.map((difference) => `${name}: ${difference}`);
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

async function describe(client: pg.ClientBase, text: string): Promise<Description> {
  await client.query(`prepare checked as ${text}`);
  const { rows } = await client.query<Description>(DESCRIBE);
  if (!rows[0]) throw new Error('was not prepared');
  return rows[0];
}

/** As the body of a function, which PostgreSQL stores analysed: every name is resolved, every outer join is known. */
async function analyse(
  client: pg.ClientBase,
  text: string,
  { declaredParams, columns }: Description,
): Promise<TreeNode> {
  await client.query(`create function pg_temp.checked(${declaredParams.join(', ')})
    returns ${columns ? 'setof record' : 'void'} begin atomic ${text}; end`);
  const { rows } = await client.query<{ tree: string }>(
    "select prosqlbody::text as tree from pg_proc where oid = to_regproc('pg_temp.checked')",
  );
  return queryOf(rows[0]?.tree ?? '');
}

function checkParams(params: Statement['params'], actual: string[]): string[] {
  const entries = Object.entries(params);
  if (entries.length !== actual.length) return [`${actual.length} parameters, not ${entries.length}`];
  return entries.flatMap(([key, { name }], index) =>
    name === actual[index] ? [] : [`parameter ${key} is ${actual[index]}, not ${name}`],
  );
}

function checkColumns(
  catalog: Catalog,
  query: TreeNode,
  types: string[],
  params: Statement['params'],
  row: Statement['row'],
): string[] {
  const isNotNull = createProver(
    catalog,
    Object.values(params).map(({ isNullable }) => isNullable),
  );
  const list = nodesOf(query, textOf(query, 'commandType') === '1' ? 'targetList' : 'returningList');
  const columns = list
    .filter((target) => textOf(target, 'resjunk') === 'false')
    .map((target) => ({ name: textOf(target, 'resname'), position: numberOf(target, 'resno') }));
  const names = columns.map(({ name }) => name);
  const found = [
    ...Object.keys(row).flatMap((key) => (names.includes(key) ? [] : [`no column ${key}`])),
    ...names.flatMap((name, index) => (names.indexOf(name) === index ? [] : [`two columns ${name}`])),
  ];
  for (const { name, position } of columns) {
    const type = row[name];
    const actual = types[position - 1];
    if (!type) found.push(`column ${name} is not declared`);
    else if (type.name !== actual) found.push(`column ${name} is ${actual}, not ${type.name}`);
    else if (!type.isNullable && type.name !== 'void') {
      const isProven = isNotNull(query, position);
      if (!isProven && !type.notNullReason) found.push(`column ${name} may be null`);
      if (isProven && type.notNullReason) found.push(`column ${name} needs no reason for not being null`);
    }
  }
  return found;
}
