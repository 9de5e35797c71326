import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';

const tables = [
  { table: sql`kept_sales`, count: sql`count_sales` },
  { table: sql`kept_sold_foods`, count: sql`count_sold_foods` },
  { table: sql`kept_used_coupons`, count: sql`count_used_coupons` },
];

/** Removes the newest days from the list of changed days and returns them. */
export async function claimChangedDays(tx: Db, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`with due as (select distinct day from changed_days order by day desc limit ${limit}),
          noted as (delete from changed_days where day in (select day from due))
        select day::text from due`,
  );
  return rows.map(({ day }) => day);
}

/** Replaces the cached totals of these days. */
export async function replaceTotals(tx: Db, changedDays: string[]): Promise<void> {
  const days = sql`${`{${changedDays.join()}}`}::date[]`;
  for (const { table, count } of tables) {
    await tx.execute(sql`delete from ${table} where day = any(${days})`);
    await tx.execute(
      sql`insert into ${table} select d.day, n.* from unnest(${days}) d(day) cross join lateral ${count}(d.day) n`,
    );
  }
}
