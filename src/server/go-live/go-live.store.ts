import pg from 'pg';
import type { CarriedTable, Row } from './carried-tables.ts';

/** Rows of any table: which tables and columns there are, migrations decide. */
export async function selectRows(client: pg.Client, table: string, condition: string): Promise<Row[]> {
  const { rows } = await client.query<{ row: Row }>(
    `select to_jsonb(t) as row from ${pg.escapeIdentifier(table)} t where ${condition}`,
  );
  return rows.map(({ row }) => row);
}

export async function countRows(client: pg.Client, table: string, condition = 'true'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${pg.escapeIdentifier(table)} t where ${condition}`,
  );
  return rows[0]?.count ?? 0;
}

/** Inserts rows as `selectRows` returned them. */
export async function insertRows(
  client: pg.Client,
  { name, omitted = [], existing }: Pick<CarriedTable, 'name' | 'omitted' | 'existing'>,
  rows: Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const table = pg.escapeIdentifier(name);
  const columns = Object.keys(first)
    .filter((column) => !omitted.includes(column))
    .map((column) => pg.escapeIdentifier(column))
    .join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)
     ${existing === 'stays' ? 'on conflict do nothing' : ''}`,
    [JSON.stringify(rows)],
  );
}

export async function deleteRows(client: pg.Client, table: string): Promise<void> {
  await client.query(`delete from ${pg.escapeIdentifier(table)}`);
}

/** The brand of a demo shop; undefined in a database without demo data. */
export async function selectBrand(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ brand: string }>(
    'select brand from seed_runs order by seeded_at desc limit 1',
  );
  return rows[0]?.brand;
}

/** Two of these at a time would both find the live database empty. */
export async function lockTarget(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('go-live'))");
}

/** Settings of the owner: the parts that the live shop has saved win. */
export async function mergeSettings(client: pg.Client, row: Row): Promise<void> {
  const [saved] = await selectRows(client, 'shop_settings', 'true');
  if (!saved) {
    await insertRows(client, { name: 'shop_settings' }, [row]);
    return;
  }
  const isEmpty = (value: unknown) => JSON.stringify(value) === '{}';
  const parts = Object.keys(row).filter(
    (column) => typeof row[column] === 'object' && column !== 'versions' && isEmpty(saved[column]),
  );
  if (parts.length === 0) return;
  const assignments = parts.map((part, index) => `${pg.escapeIdentifier(part)} = $${index + 1}`);
  await client.query(
    `update shop_settings set ${assignments.join(', ')}`,
    parts.map((part) => JSON.stringify(row[part])),
  );
}
