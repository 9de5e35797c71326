import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { scheduledSales } from './schema/scheduled-sales.ts';
import { statement } from './statement.ts';

const LOCAL = "(now() at time zone 'Asia/Kolkata')";
const TODAY = `${LOCAL}::date`;
/** Minutes since midnight, with fractions. */
const MINUTE = `(extract(epoch from ${LOCAL}::time) / 60)`;
const isDay = (day: string) =>
  `extract(isodow from ${day})::smallint = any(s.weekdays) and ${day} >= s.first_day and (s.last_day is null or ${day} <= s.last_day)`;

/**
 * Whether the scheduled sale `s` runs now, by the clock of the database: as `windowAt` of `rules/scheduled-sale.ts`. The
 * hours began today, or yesterday and reach past midnight.
 */
const IS_RUNNING = `s.is_on and (
  (${isDay(TODAY)} and ${MINUTE} >= s.starts_minute and ${MINUTE} < s.ends_minute)
  or (${isDay(`(${TODAY} - 1)`)} and ${MINUTE} + 1440 < s.ends_minute))`;

/** The discount of food `f` now: its own, or that of a running sale if it is larger. Never both. */
export const DISCOUNT_PERCENT = `greatest(f.discount_percent, (
  select max(s.percent) from scheduled_sales s
  where (s.applies_to = 'all' or f.category = any(s.categories) or f.id = any(s.food_ids)) and ${IS_RUNNING}
))`;

const runningSales = statement({
  name: 'running_sales',
  params: {},
  row: {
    percent: scheduledSales.percent,
    appliesTo: scheduledSales.appliesTo,
    categories: scheduledSales.categories,
    foodIds: scheduledSales.foodIds,
  },
  text: `select s.percent, s.applies_to as "appliesTo", s.categories, s.food_ids as "foodIds"
    from scheduled_sales s where ${IS_RUNNING}`,
});

/**
 * The same discount as an expression over `foods` for sorting. With the running sales as constants a large catalogue is
 * sorted several times faster, and without any it is the plain column, which has an index.
 */
export async function discountForSorting(db: Db): Promise<SQL> {
  const running = await runningSales(db, {});
  const percents = running.map(({ percent, appliesTo, categories, foodIds }) => {
    if (appliesTo === 'all') return sql`${percent}::int`;
    const isIncluded =
      appliesTo === 'categories'
        ? sql`foods.category = any(${sql.param(categories)}::text[])`
        : sql`foods.id = any(${sql.param(foodIds)}::text[])`;
    return sql`case when ${isIncluded} then ${percent}::int end`;
  });
  return percents.length === 0
    ? sql`foods.discount_percent`
    : sql`greatest(foods.discount_percent, ${sql.join(percents, sql`, `)})`;
}
