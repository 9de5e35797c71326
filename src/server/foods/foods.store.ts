import { and, arrayContains, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FieldValue, FieldValues } from '../../contract/extra-fields.ts';
import type { FoodSort } from '../../rules/food-sorts.ts';
import type { Language } from '../../rules/languages.ts';
import type { FoodTexts } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { FOOD_DETAILS, type FoodDetails, foodDetailsRow } from '../platform/db/food-details.ts';
import { discountForSorting } from '../platform/db/sale-sql.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { escapeLike } from '../platform/db/search.ts';
import { array, json, nullable, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type FoodRow = typeof foods.$inferSelect;

interface ListedFood {
  id: string;
  category: string;
}

const isListed = and(eq(foods.status, 'published'), isNull(foods.removedAt));

export interface FoodSelection {
  name?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  sort?: FoodSort | undefined;
  limit?: number | undefined;
  after?: string | undefined;
  /** Values of extra fields. */
  fields?: FieldValues | undefined;
}

/** Sort keys, all ascending. Each has an index on the same expression; a running sale changes that of the price. */
const sortKeys: Record<FoodSort, (db: Db) => SQL | Promise<SQL>> = {
  featured: () => sql`foods.position`,
  'price-low': async (db) => sql`(foods.price_paise * (100 - ${await discountForSorting(db)}))`,
  'price-high': async (db) => sql`(-foods.price_paise * (100 - ${await discountForSorting(db)}))`,
  rating: () => sql`(-foods.rating_sum::float8 / greatest(foods.rating_count, 1))`,
  name: () => sql`lower(foods.name)`,
};

export async function selectListedFoods(db: Db, selection: FoodSelection): Promise<{ id: string }[]> {
  const { name, category, tag, sort = 'featured', limit, after, fields = {} } = selection;
  const key = await sortKeys[sort](db);
  const wanted: (SQL | undefined)[] = [
    isListed,
    name === undefined ? undefined : sql`lower(foods.name) like ${`%${escapeLike(name.toLowerCase())}%`}`,
    category === undefined ? undefined : eq(foods.category, category),
    tag === undefined ? undefined : arrayContains(foods.tags, [tag]),
    Object.keys(fields).length === 0
      ? undefined
      : sql`foods.fields <> '{}' and foods.fields @> ${JSON.stringify(fields)}::jsonb`,
    after === undefined
      ? undefined
      : sql`(${key}, foods.id) > (select ${key}, foods.id from foods where foods.id = ${after})`,
  ];
  const listed = db
    .select({ id: foods.id })
    .from(foods)
    .where(and(...wanted))
    .orderBy(asc(key), asc(foods.id));
  return limit === undefined ? listed : listed.limit(limit);
}

/** A word in an extra field: its whole value, or a part of a text. */
export type FieldMatch = { key: string; value: FieldValue } | { key: string; part: string };

/** Listed foods that have each word in a field or in the title, and at least one in a field. */
export function selectFoodsByFields(
  db: Db,
  wanted: readonly { word: string; matches: readonly FieldMatch[] }[],
  limit: number,
): Promise<{ id: string }[]> {
  const inFields = wanted.map(({ matches }) => or(...matches.map(fieldCondition)) ?? sql`false`);
  const everyWord = wanted.map(({ word }, index) =>
    or(inFields[index], arrayContains(foods.titleWords, [word])),
  );
  return db
    .select({ id: foods.id })
    .from(foods)
    .where(and(isListed, sql`foods.fields <> '{}'`, or(...inFields), ...everyWord))
    .orderBy(asc(foods.position), asc(foods.id))
    .limit(limit);
}

function fieldCondition(match: FieldMatch): SQL {
  if ('value' in match) return sql`foods.fields @> ${JSON.stringify({ [match.key]: match.value })}::jsonb`;
  return sql`lower(foods.fields ->> ${match.key}) like ${`%${escapeLike(match.part)}%`}`;
}

export async function selectListedFood(db: Db, id: string): Promise<ListedFood | undefined> {
  const [row] = await db
    .select({ id: foods.id, category: foods.category })
    .from(foods)
    .where(and(isListed, eq(foods.id, id)));
  return row;
}

export function selectListedIds(db: Db, limit: number) {
  return db
    .select({ id: foods.id })
    .from(foods)
    .where(isListed)
    .orderBy(asc(foods.position), asc(foods.id))
    .limit(limit);
}

const firstOf = (condition: string) => `
  select category, position from foods
  where status = 'published' and removed_at is null and ${condition}
  order by category, position, id limit 1`;

const categories = statement({
  name: 'food_categories',
  params: {},
  row: { category: foods.category },
  text: `
    with recursive categories as (
      (${firstOf('true')})
      union all
      select next.* from categories, lateral (${firstOf('category > categories.category')}) next
    )
    select category from categories where category <> '' order by position`,
});

/** A loose index scan: it jumps from one category to the next, whatever the number of foods. */
export async function selectCategories(db: Db): Promise<string[]> {
  return (await categories(db, {})).map(({ category }) => category);
}

/** Other foods, same category first. */
export async function selectRelatedFoods(db: Db, food: ListedFood, limit: number): Promise<{ id: string }[]> {
  const others = and(
    isListed,
    ne(foods.id, food.id),
    sql`exists (select from food_sizes s where s.food_id = ${foods.id})`,
  );
  const part = (condition: SQL, count: number) =>
    db
      .select({ id: foods.id })
      .from(foods)
      .where(and(others, condition))
      .orderBy(asc(foods.position), asc(foods.id))
      .limit(count);
  const same = await part(eq(foods.category, food.category), limit);
  // two queries, because each can use an index
  return same.length === limit
    ? same
    : [...same, ...(await part(ne(foods.category, food.category), limit - same.length))];
}

const foodDetails = statement({
  name: 'whole_foods',
  params: { ids: array(text()) },
  row: foodDetailsRow,
  text: `select ${FOOD_DETAILS} from foods f where f.id = any(:ids::text[])`,
});

/** Including drafts and removed foods. */
export async function selectFoodDetails(db: Db, ids: string[]): Promise<Map<string, FoodDetails>> {
  const rows = ids.length === 0 ? [] : await foodDetails(db, { ids });
  return new Map(rows.map((food) => [food.id, food]));
}

const foodTranslations = statement({
  name: 'food_translations',
  params: { ids: array(text()), language: text() },
  row: { id: foods.id, texts: nullable(json<Partial<FoodTexts>>()) },
  text: 'select id, (translations->:language)::json as texts from foods where id = any(:ids::text[])',
});

/** Apart from the details, so that English responses do not read them. */
export async function selectFoodTranslations(
  db: Db,
  ids: string[],
  language: Language,
): Promise<Map<string, Partial<FoodTexts>>> {
  const rows = await foodTranslations(db, { ids, language });
  return new Map(rows.flatMap(({ id, texts }) => (texts ? [[id, texts] as const] : [])));
}

export function selectNames(db: Db, ids: string[]) {
  return db
    .select({ id: foods.id, name: foods.name })
    .from(foods)
    .where(sql`${foods.id} = any(${sql.param(ids)})`);
}
