import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { withRetry } from '../platform/db/with-retry.ts';

/** So many that one transaction stays far below the slowest statement allowed. */
const DAYS_AT_ONCE = 31;

const counted = [
  { saved: sql`kept_sales`, count: sql`count_sales` },
  { saved: sql`kept_sold_foods`, count: sql`count_sold_foods` },
  { saved: sql`kept_used_coupons`, count: sql`count_used_coupons` },
];

/** Counts the days anew on which an order changed, so that the overview need not. Right before and after alike. */
export async function countChangedDays(db: Db): Promise<void> {
  while (await withRetry(() => countSome(db)));
}

/** True when there may be more. */
function countSome(db: Db): Promise<boolean> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ day: string }>(
        sql`with due as (select distinct day from changed_days order by day desc limit ${DAYS_AT_ONCE}),
              noted as (delete from changed_days where day in (select day from due))
            select day::text from due`,
      );
      const days = sql`${`{${rows.map(({ day }) => day).join()}}`}::date[]`;
      for (const { saved, count } of rows.length > 0 ? counted : []) {
        await tx.execute(sql`delete from ${saved} where day = any(${days})`);
        await tx.execute(
          sql`insert into ${saved} select d.day, n.* from unnest(${days}) d(day) cross join lateral ${count}(d.day) n`,
        );
      }
      return rows.length === DAYS_AT_ONCE;
    },
    // every statement sees the same orders: a note that came later than they stays for the next time
    { isolationLevel: 'repeatable read' },
  );
}
