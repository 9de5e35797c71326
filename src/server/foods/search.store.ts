import type { RegionalWord } from '../../rules/vocabulary.ts';
import type { Db } from '../platform/db/db.ts';
import { FOOD_WITHOUT_SIZES, type FoodDetails, foodWithoutSizesRow } from '../platform/db/food-details.ts';
import { foodSizes, foods, foodWords } from '../platform/db/schema/catalogue.ts';
import { searchWords } from '../platform/db/schema/content.ts';
import { array, bigint, integer, text } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const regionalWords = statement({
  name: 'search_regional_words',
  params: {},
  row: { word: searchWords.word, means: searchWords.means },
  text: 'select word, means from search_words',
});

const titleWords = statement({
  name: 'search_title_words',
  params: {},
  row: { word: foodWords.word },
  text: 'select word from food_words',
});

/** All words of the search vocabulary, and all words of titles. */
export async function selectVocabulary(db: Db): Promise<{ regional: RegionalWord[]; titleWords: string[] }> {
  const [regional, ofTitles] = await Promise.all([regionalWords(db, {}), titleWords(db, {})]);
  return { regional, titleWords: ofTitles.map(({ word }) => word) };
}

const IS_LISTED = "status = 'published' and removed_at is null";

/** Title words are those of name, category and tags; search words include the description. */
export type SearchIn = 'title_words' | 'search_words';

/** The index needs a condition per list of words, so there is a statement for each number of lists. */
function hasWordsOf(searchIn: SearchIn, index: number): string {
  return `${searchIn} && string_to_array((:spellings::text[])[${index + 1}], ' ')`;
}

function listsInTitles(lists: number) {
  const exists = Array.from(
    { length: lists },
    (_, index) =>
      `select ${index} as index where exists (select from foods where ${IS_LISTED} and ${hasWordsOf('title_words', index)})`,
  );
  return statement({
    name: `search_lists_in_titles_${lists}`,
    isPrepared: false,
    params: { spellings: array(text()) },
    row: { index: integer() },
    text: exists.join(' union all '),
  });
}

function matchingFoods(searchIn: SearchIn, lists: number) {
  const hasWords = Array.from({ length: lists }, (_, index) => hasWordsOf(searchIn, index));
  return statement({
    name: `foods_matching_${searchIn}_${lists}`,
    isPrepared: false,
    params: { spellings: array(text()), limit: bigint() },
    row: { id: foods.id, name: foods.name },
    text: `
      select id, name from foods where ${IS_LISTED} and ${hasWords.join(' and ')}
      order by position, id limit :limit`,
  });
}

/** By the number of lists minus one. Statements for more words are created on demand. */
const inTitles = [listsInTitles(1), listsInTitles(2)];
const matching = {
  title_words: [matchingFoods('title_words', 1), matchingFoods('title_words', 2)],
  search_words: [matchingFoods('search_words', 1), matchingFoods('search_words', 2)],
};

const listedFoodAt = statement({
  name: 'search_listed_food_at',
  params: { before: bigint() },
  row: { one: integer() },
  text: `select 1 as one from foods where ${IS_LISTED} order by position, id limit 1 offset :before`,
});

/** Whether at least so many foods are listed. */
export async function hasListedFoods(db: Db, count: number): Promise<boolean> {
  return (await listedFoodAt(db, { before: Math.max(0, count - 1) })).length > 0;
}

const indexedFoods = statement({
  name: 'search_indexed_foods',
  params: { position: integer(), id: text(), limit: bigint() },
  row: {
    id: foods.id,
    name: foods.name,
    position: foods.position,
    words: array(text()),
    searchWords: text(),
  },
  text: `
    select id, name, position, title_words as words, coalesce(array_to_string(search_words, ' '), '') as "searchWords"
    from foods
    where ${IS_LISTED} and (position, id) > (:position::int, :id::text) order by position, id limit :limit`,
});

/** Listed foods after this one, in the order of the shop, with their words. */
export function selectIndexedFoods(
  db: Db,
  { position, id }: { position: number; id: string },
  limit: number,
) {
  return indexedFoods(db, { position, id, limit });
}

// a word contains no space
const toParameter = (spellings: string[][]) => spellings.map((words) => words.join(' '));

/** Which of the lists have a word in the title of a listed food, counted from 0. */
export async function selectListsInTitles(db: Db, spellings: string[][]): Promise<Set<number>> {
  const lists = spellings.length;
  if (lists === 0) return new Set();
  inTitles[lists - 1] ??= listsInTitles(lists);
  const rows = (await inTitles[lists - 1]?.(db, { spellings: toParameter(spellings) })) ?? [];
  return new Set(rows.map(({ index }) => index));
}

/** The first listed foods, in the order of the shop, that have a word of each list. */
export async function selectMatchingFoods(
  db: Db,
  { spellings, searchIn, limit }: { spellings: string[][]; searchIn: SearchIn; limit: number },
): Promise<{ id: string; name: string }[]> {
  const lists = spellings.length;
  if (lists === 0) return [];
  matching[searchIn][lists - 1] ??= matchingFoods(searchIn, lists);
  return (await matching[searchIn][lists - 1]?.(db, { spellings: toParameter(spellings), limit })) ?? [];
}

const foodsWithoutSizes = statement({
  name: 'search_foods_without_sizes',
  params: { ids: array(text()) },
  row: foodWithoutSizesRow,
  text: `select ${FOOD_WITHOUT_SIZES} from foods f where f.id = any(:ids::text[])`,
});

export function selectFoodsWithoutSizes(db: Db, ids: string[]): Promise<Omit<FoodDetails, 'sizes'>[]> {
  return foodsWithoutSizes(db, { ids });
}

const sizesOf = statement({
  name: 'search_sizes',
  params: { ids: array(text()) },
  row: {
    foodId: foodSizes.foodId,
    size: foodSizes.size,
    price: foodSizes.price,
    stock: foodSizes.stock,
    netAmount: foodSizes.netAmount,
    netUnit: foodSizes.netUnit,
    shelf: foodSizes.shelf,
    pressedOn: foodSizes.pressedOn,
    bestBefore: foodSizes.bestBefore,
    hasBatches: foodSizes.hasBatches,
  },
  text: `
    select food_id as "foodId", size, price_paise as price, stock, net_amount as "netAmount", net_unit as "netUnit", shelf,
      pressed_on as "pressedOn", best_before as "bestBefore", has_batches as "hasBatches"
    from food_sizes where food_id = any(:ids::text[]) order by food_id, position`,
});

/** Plain rows: PostgreSQL needs several times longer to write them as JSON. */
export async function selectSizes(db: Db, ids: string[]): Promise<[string, FoodDetails['sizes']][]> {
  const rows = Map.groupBy(await sizesOf(db, { ids }), ({ foodId }) => foodId);
  return ids.map((id) => [id, rows.get(id) ?? []]);
}
