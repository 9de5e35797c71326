import type { Db } from '../platform/db/db.ts';
import { array, date, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { withRetry } from '../platform/db/with-retry.ts';

/** So many that one transaction stays far below the slowest statement allowed. */
const DAYS_AT_ONCE = 31;

const dueDays = statement({
  name: 'changed_days_due',
  isPrepared: false,
  params: {},
  row: { day: text() },
  text: `with due as (select distinct day from changed_days order by day desc limit ${DAYS_AT_ONCE}),
           noted as (delete from changed_days where day in (select day from due))
         select day::text from due`,
});

const counted = [
  countedDays('kept_sales', 'count_sales'),
  countedDays('kept_sold_foods', 'count_sold_foods'),
  countedDays('kept_used_coupons', 'count_used_coupons'),
];

function countedDays(table: string, count: string) {
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

/** Counts the days anew on which an order changed, so that the overview need not. Right before and after alike. */
export async function countChangedDays(db: Db): Promise<void> {
  while (await withRetry(() => countSome(db)));
}

/** True when there may be more. */
function countSome(db: Db): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const days = (await dueDays(tx, {})).map(({ day }) => day);
      for (const { remove, insert } of days.length > 0 ? counted : []) {
        await remove(tx, { days });
        await insert(tx, { days });
      }
      return days.length === DAYS_AT_ONCE;
    },
    // every statement sees the same orders: a note that came later than they stays for the next time
    { isolationLevel: 'repeatable read' },
  );
}
