import { and, arrayContains, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { FoodSort } from '../../rules/food-sorts.ts';
import type { Language } from '../../rules/languages.ts';
import { isFuzzy, swappedSpellings } from '../../rules/search-terms.ts';
import type { FoodTexts } from '../../rules/translated-texts.ts';
import type { Db } from '../platform/db/db.ts';
import { FOOD_DETAILS, type FoodDetails, foodDetailsRow } from '../platform/db/food-details.ts';
import { discountForSorting } from '../platform/db/sale-sql.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { searchWords } from '../platform/db/schema/content.ts';
import { array, bigint, json, notNull, nullable, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** More spellings of a word do not improve the results. */
const MAX_SPELLINGS = 40;
/** How many more foods than the limit are ranked by the similarity of their names. */
const EXTRA_CANDIDATES = 50;

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
  const { name, category, tag, sort = 'featured', limit, after } = selection;
  const key = await sortKeys[sort](db);
  const wanted: (SQL | undefined)[] = [
    isListed,
    name === undefined ? undefined : sql`lower(foods.name) like ${`%${escapeLike(name.toLowerCase())}%`}`,
    category === undefined ? undefined : eq(foods.category, category),
    tag === undefined ? undefined : arrayContains(foods.tags, [tag]),
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

/** The catalogue's words for regional words. */
export async function selectMeanings(db: Db, words: string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await db.select().from(searchWords).where(inArray(searchWords.word, words));
  return new Map(rows.map(({ word, means }) => [word, means]));
}

const nearMeanings = statement({
  name: 'search_near_meanings',
  isPrepared: false,
  params: { words: array(text()) },
  row: { typed: text(), means: searchWords.means },
  text: `
    select distinct on (typed) typed, means
    from unnest(:words::text[]) as typed join search_words on similarity(typed, search_words.word) > 0.4
    order by typed, similarity(typed, search_words.word) desc, search_words.word`,
});

/** The same for misspelt words: the meaning of the most similar regional word. */
export async function selectNearMeanings(db: Db, words: string[]): Promise<Map<string, string>> {
  const rows = await nearMeanings(db, { words });
  return new Map(rows.map(({ typed, means }) => [typed, means]));
}

const spellingsOf = statement({
  name: 'search_spellings',
  isPrepared: false,
  params: {
    words: array(text()),
    patterns: array(text()),
    fuzzy: array(nullable(text())),
    swapped: array(text()),
  },
  row: {
    typed: notNull(text(), 'no word is null, and the lists are equally long'),
    spellings: array(text()),
  },
  text: `
    select typed.word as typed, array(
      select food_words.word from food_words
      where food_words.word like typed.pattern or typed.fuzzy <% food_words.word
        or food_words.word = any(string_to_array(typed.swapped, ' '))
      order by word_similarity(typed.word, food_words.word) desc, food_words.word
      limit ${MAX_SPELLINGS}
    ) as spellings
    from unnest(:words::text[], :patterns::text[], :fuzzy::text[], :swapped::text[])
      as typed (word, pattern, fuzzy, swapped)`,
});

/** For each word the words of foods that contain it or are spelt similarly, most similar first. Short words match as a prefix. */
export async function selectSpellings(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const patterns = words.map((word) => `${isFuzzy(word) ? '%' : ''}${escapeLike(word)}%`);
  const fuzzy = words.map((word) => (isFuzzy(word) ? word : null));
  const swapped = words.map((word) => swappedSpellings(word).join(' '));
  const rows = await spellingsOf(db, { words, patterns, fuzzy, swapped });
  return new Map(rows.map(({ typed, spellings }) => [typed, spellings]));
}

interface MatchQuery {
  spellings: string[][];
  phrase: string;
  limit: number;
  /** `title_words` are name, category and tags; `search_words` include the description. */
  searchIn: 'title_words' | 'search_words';
}

/** The index needs a condition per list of words, so there is a statement for each number of lists. */
function matchingFoods(searchIn: MatchQuery['searchIn'], lists: number) {
  const hasWords = Array.from(
    { length: lists },
    (_, index) => `${searchIn} && string_to_array((:spellings::text[])[${index + 1}], ' ')`,
  );
  return statement({
    name: `foods_matching_${searchIn}_${lists}`,
    isPrepared: false,
    params: { spellings: array(text()), phrase: text(), compared: bigint(), limit: bigint() },
    row: foodDetailsRow,
    text: `
      with shown as (
        select id, name, position from foods
        where status = 'published' and removed_at is null and ${hasWords.join(' and ')}
        order by position, id limit :compared),
      nearest as (
        select id, row_number() over (order by word_similarity(:phrase, lower(name)) desc, position, id) as rank
        from shown order by rank limit :limit)
      select ${FOOD_DETAILS} from nearest join foods f using (id) order by rank`,
  });
}

/** By the number of lists minus one. Statements for more words are created on demand. */
const matching = {
  title_words: [matchingFoods('title_words', 1), matchingFoods('title_words', 2)],
  search_words: [matchingFoods('search_words', 1), matchingFoods('search_words', 2)],
};

/** Foods that have a word of each list. The first ones in the order of the shop, ranked by the similarity of their names. */
export async function selectMatchingFoods(
  db: Db,
  { spellings, phrase, limit, searchIn }: MatchQuery,
): Promise<FoodDetails[]> {
  const lists = spellings.length;
  matching[searchIn][lists - 1] ??= matchingFoods(searchIn, lists);
  const query = matching[searchIn][lists - 1];
  if (!query) return [];
  return query(db, {
    // a word contains no space
    spellings: spellings.map((words) => words.join(' ')),
    phrase,
    compared: limit + EXTRA_CANDIDATES,
    limit,
  });
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

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
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
