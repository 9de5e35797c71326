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
  /** Foods of the API as a JSON array, in this order. A food that was deleted meanwhile is missing. */
  foods(ids: string[]): Promise<Buffer<ArrayBuffer>>;
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
/** About twenty-five thousand foods. Only a shop with so many fills them. */
const MAX_BYTES = { foods: 20_000_000, sizes: 7_500_000 };
/** A food that changes or is evicted while others are read is read again. */
const MAX_READS = 3;
const [OPEN = 0, COMMA = 0, END_OF_FOOD = 0, CLOSE = 0] = Buffer.from('[,}]');
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

  const loadFoods = async (ids: string[]): Promise<[string, string][]> =>
    (await selectFoodsWithoutSizes(db, ids)).map((food) => [food.id, untilSizes(food)]);
  const loadSizes = async (ids: string[]): Promise<[string, string][]> =>
    (await selectSizes(db, ids)).map(([id, ofFood]) => [id, JSON.stringify(serializeSizes(ofFood))]);

  const readMissing = async (cache: TextCache, ids: string[], load: typeof loadFoods): Promise<void> => {
    const { generation } = cache;
    const missing = ids.filter((id) => !cache.has(id));
    if (missing.length === 0) return;
    const loaded = new Map(await load(missing));
    // an id without a food has no text
    for (const id of missing) cache.set(id, loaded.get(id) ?? '', generation);
  };
  const readAll = async (ids: string[]): Promise<Buffer<ArrayBuffer>> => {
    const [ofFoods, ofSizes] = await Promise.all([loadFoods(ids), loadSizes(ids)]);
    const known = { foods: new Map(ofFoods), sizes: new Map(ofSizes) };
    const texts = ids.flatMap((id) => {
      const food = known.foods.get(id);
      return food ? [`${food}${known.sizes.get(id) ?? '[]'}}`] : [];
    });
    return Buffer.from(`[${texts.join(',')}]`);
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
      shownFoods.note(ids);
      for (let reads = 0; mayCache(); reads += 1) {
        const copied = copyFoods(ids, foods, sizes);
        if (copied) return copied;
        if (reads === MAX_READS) break;
        await Promise.all([readMissing(foods, ids, loadFoods), readMissing(sizes, ids, loadSizes)]);
      }
      return readAll(ids);
    },
    clear: (table) => {
      if (table === undefined || VOCABULARY_TABLES.has(table)) vocabulary = undefined;
      if (table === undefined || table === SIZES_TABLE) sizes.clear();
      if (table === undefined || FOOD_TABLES.has(table)) foods.clear();
      if (table === undefined || table === 'foods') index.clear();
    },
  };
}

/** A food as JSON up to the place where its sizes follow. */
function untilSizes(food: Parameters<typeof serializeWithoutSizes>[0]): string {
  return `${JSON.stringify(serializeWithoutSizes(food)).slice(0, -1)},"quantities":`;
}

/**
 * Undefined if a text is missing. Without strings and iterators: those of a hundred foods would be more garbage than the rest of
 * a search.
 */
function copyFoods(ids: string[], foods: TextCache, sizes: TextCache): Buffer<ArrayBuffer> | undefined {
  const ofFoods = foods.find(ids);
  const ofSizes = ofFoods && sizes.find(ids);
  if (!ofSizes) return undefined;
  let length = '[]'.length + ids.length * '},'.length;
  for (const place of ofFoods) length += foods.lengthAt(place);
  for (const place of ofSizes) length += sizes.lengthAt(place);
  const array = Buffer.allocUnsafeSlow(length);
  let end = 0;
  ofFoods.forEach((place, index) => {
    if (foods.lengthAt(place) === 0) return;
    end = array.writeUInt8(end === 0 ? OPEN : COMMA, end);
    end = foods.copyFrom(place, array, end);
    end = sizes.copyFrom(ofSizes[index] ?? 0, array, end);
    end = array.writeUInt8(END_OF_FOOD, end);
  });
  if (end === 0) end = array.writeUInt8(OPEN, end);
  foods.refresh(ids, ofFoods);
  sizes.refresh(ids, ofSizes);
  return array.subarray(0, array.writeUInt8(CLOSE, end));
}
