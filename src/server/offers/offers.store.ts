import { and, asc, gte, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { scheduledSales } from '../platform/db/schema/scheduled-sales.ts';
import { array, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type SaleRow = typeof scheduledSales.$inferSelect;

/** Sales that run now or later. Yesterday's hours can reach into today. */
export function selectPlannedSales(db: Db): Promise<SaleRow[]> {
  return db
    .select()
    .from(scheduledSales)
    .where(
      and(
        scheduledSales.isOn,
        or(
          isNull(scheduledSales.lastDay),
          gte(scheduledSales.lastDay, sql`(now() at time zone 'Asia/Kolkata')::date - 1`),
        ),
      ),
    )
    .orderBy(asc(scheduledSales.id));
}

const foodNames = statement({
  name: 'sale_food_names',
  params: { ids: array(text()) },
  row: { id: foods.id, name: foods.name },
  text: `select id, name from foods
    where id = any(:ids::text[]) and status = 'published' and removed_at is null order by position, id`,
});

/** Published foods only, in the order of the shop. */
export function selectFoodNames(db: Db, ids: string[]): Promise<{ id: string; name: string }[]> {
  return ids.length === 0 ? Promise.resolve([]) : foodNames(db, { ids });
}
