import { Vocabulary } from '../../rules/vocabulary.ts';
import type { PriceClock } from '../http/price-clock.ts';
import { shownFoods } from '../http/shown-foods.ts';
import type { Db } from '../platform/db/db.ts';
import type { FoodIndex } from './food-index.ts';
import { FoodIndexCache } from './food-index-cache.ts';
import { selectFoodsWithoutSizes, selectSizes, selectVocabulary } from './search.store.ts';
import { serializeSizes, serializeWithoutSizes } from './serialize-food.ts';
import { TextCache } from './text-cache.ts';

/** What searches need again and again: the vocabulary, the words of titles in a large shop, and the foods that they show. */
export interface CatalogueCache {
  vocabulary(): Promise<Vocabulary>;
  /** Finds the foods with certain words. Undefined in a small shop and for some seconds after a change of a food. */
  foodIndex(): FoodIndex | undefined;
  /** Foods of the API as JSON, in this order. A food that was deleted meanwhile is missing. */
  foods(ids: string[]): Promise<string[]>;
  /** Invalidates what depends on this table; everything without one. */
  clear(table?: string): void;
}

const VOCABULARY_TABLES = new Set(['search_words', 'food_words']);
/** Apart from the foods, because every order changes stock. */
export const SIZES_TABLE = 'food_sizes';
const FOOD_TABLES = new Set([
  'foods',
  'food_images',
  'food_specifications',
  'food_ingredients',
  'scheduled_sales',
]);
/** About ten thousand foods. */
const MAX_BYTES = { foods: 8_000_000, sizes: 3_000_000 };
/** At most some 30 MB. */
const FOOD_INDEX = { minFoods: 5000, maxFoods: 200_000, quietMs: 3000 };

/** `isListening` must be false while change notifications cannot arrive: then everything is read from the database. */
export function createCatalogueCache(
  db: Db,
  {
    isListening,
    priceClock,
    foodIndex: indexOptions = FOOD_INDEX,
  }: { isListening: () => boolean; priceClock: PriceClock; foodIndex?: typeof FOOD_INDEX },
): CatalogueCache {
  const foods = new TextCache(MAX_BYTES.foods);
  const sizes = new TextCache(MAX_BYTES.sizes);
  const index = new FoodIndexCache(db, { isListening, ...indexOptions });
  let vocabulary: Promise<Vocabulary> | undefined;
  let last: { text: string; vocabulary: Vocabulary } | undefined;
  let period = priceClock.period();

  const loadVocabulary = async () => {
    const words = await selectVocabulary(db);
    const text = JSON.stringify(words);
    // computing the sounds of all words takes longer than reading them
    if (last?.text !== text) last = { text, vocabulary: new Vocabulary(words.regional, words.titleWords) };
    return last.vocabulary;
  };

  /** Discounts change when a scheduled sale starts or ends. */
  const mayCache = () => {
    if (!isListening() || !priceClock.isReady()) return false;
    const current = priceClock.period();
    if (current !== period) foods.clear();
    period = current;
    return true;
  };

  const readThrough = async (
    cache: TextCache,
    ids: string[],
    load: (missing: string[]) => Promise<Iterable<[string, string]>>,
  ) => {
    if (!mayCache()) return new Map(await load(ids));
    const { generation } = cache;
    const found = new Map<string, string>();
    for (const id of ids) {
      const text = cache.find(id);
      if (text !== undefined) found.set(id, text);
    }
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return found;
    for (const [id, text] of await load(missing)) {
      found.set(id, text);
      cache.set(id, text, generation);
    }
    return found;
  };

  return {
    vocabulary: () => {
      if (!isListening()) return loadVocabulary();
      if (vocabulary) return vocabulary;
      const loading = loadVocabulary();
      vocabulary = loading;
      loading.catch(() => {
        if (vocabulary === loading) vocabulary = undefined;
      });
      return loading;
    },
    foodIndex: () => index.current(),
    foods: async (ids) => {
      if (ids.length === 0) return [];
      for (const id of ids) shownFoods.note(id);
      const [known, knownSizes] = await Promise.all([
        readThrough(foods, ids, async (missing) =>
          (await selectFoodsWithoutSizes(db, missing)).map((food) => [
            food.id,
            JSON.stringify(serializeWithoutSizes(food)),
          ]),
        ),
        readThrough(sizes, ids, async (missing) =>
          (await selectSizes(db, missing)).map(([id, ofFood]) => [
            id,
            JSON.stringify(serializeSizes(ofFood)),
          ]),
        ),
      ]);
      return ids.flatMap((id) => {
        const food = known.get(id);
        return food ? [`${food.slice(0, -1)},"quantities":${knownSizes.get(id) ?? '[]'}}`] : [];
      });
    },
    clear: (table) => {
      if (table === undefined || VOCABULARY_TABLES.has(table)) vocabulary = undefined;
      if (table === undefined || table === SIZES_TABLE) sizes.clear();
      if (table === undefined || FOOD_TABLES.has(table)) foods.clear();
      if (table === undefined || table === 'foods') index.clear();
    },
  };
}
