import type { AttackedShop } from './attacked-shop.ts';

const OF_EACH = 6;

/** Ids and names that exist in the shop: they take an attack past the first "not found". */
export async function knownThings({ database: { pool } }: Pick<AttackedShop, 'database'>): Promise<string[]> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name "table", column_name "column" from information_schema.columns
     where table_schema = 'public' and column_name in ('id', 'code', 'word', 'slug', 'email', 'size')
     and data_type in ('uuid', 'text') order by 1, 2`,
  );
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const { rows } = await pool.query<{ value: string }>(
        `select distinct "${column}"::text value from "${table}" order by 1 limit ${OF_EACH}`,
      );
      return rows.map(({ value }) => value);
    }),
  );
  return [...new Set(found.flat().filter(Boolean))];
}
