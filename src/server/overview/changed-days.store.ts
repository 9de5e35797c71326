import type { Db } from '../platform/db/db.ts';
import { array, bigint, date, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const dueDays = statement({
  name: 'changed_days_due',
  isPrepared: false,
  params: { limit: bigint() },
  row: { day: text() },
  text: `with due as (select distinct day from changed_days order by day desc limit :limit),
           noted as (delete from changed_days where day in (select day from due))
         select day::text from due`,
});

const totals = [
  cachedTotals('kept_sales', 'count_sales'),
  cachedTotals('kept_sold_foods', 'count_sold_foods'),
  cachedTotals('kept_used_coupons', 'count_used_coupons'),
  cachedTotals('day_money', 'count_money'),
];

function cachedTotals(table: string, count: string) {
  const shape = { isPrepared: false, params: { days: array(date()) }, row: {} };
  return {
    remove: statement({
      ...shape,
      name: `${table}_remove`,
      text: `delete from ${table} where day = any(:days)`,
    }),
    insert: statement({
      ...shape,
      name: `${table}_insert`,
      text: `insert into ${table}
        select d.day, n.* from unnest(:days::date[]) d(day) cross join lateral ${count}(d.day) n`,
    }),
  };
}

/** Removes the newest days from the list of changed days and returns them. */
export async function claimChangedDays(tx: Db, limit: number): Promise<string[]> {
  return (await dueDays(tx, { limit })).map(({ day }) => day);
}

/** Replaces the cached totals of these days. */
export async function replaceTotals(tx: Db, days: string[]): Promise<void> {
  for (const { remove, insert } of totals) {
    await remove(tx, { days });
    await insert(tx, { days });
  }
}
