import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCatalogueCache } from '../../src/server/foods/catalogue-cache.ts';
import { searchFoods } from '../../src/server/foods/search-foods.ts';
import { countQueries } from '../support/count-queries.ts';
import { PATIENCE } from '../support/patience.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
let isListening = true;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.database.pool.query(`
    insert into foods (id, name, price_paise, status, position, category, tags)
    select 'many-' || n, (array['Sesame Laddu', 'Red Rice Flakes', 'Honey Oil Soap', 'Ghee Lamp'])[1 + n % 4] || ' Lot ' || n, 10000,
      case when n % 50 = 0 then 'draft' else 'published' end, 1000 + n, 'Cold-Pressed Oils', array['coconut']
    from generate_series(1, 2500) n`);
});
afterAll(() => shop.close());

const withIndex = (changes: Partial<{ minFoods: number; maxFoods: number }> = {}) =>
  createCatalogueCache(shop.database.db, {
    isListening: () => isListening,
    priceClock: shop.priceClock,
    foodIndex: { minFoods: 100, maxFoods: 10_000, quietMs: 0, ...changes },
  });

const idsOf = async (catalogue: ReturnType<typeof withIndex>, term: string) =>
  (await searchFoods({ db: shop.database.db, catalogue }, term)).map(({ _id }) => _id);

function queriesOf(name: string): string[] {
  const lists: Record<string, string[]> = JSON.parse(
    readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'),
  );
  return Object.values(lists).flat();
}

test('the index of a large shop finds the same foods in the same order as the database', async () => {
  const indexed = withIndex();
  const plain = withIndex({ minFoods: 10_000 });
  await vi.waitUntil(() => indexed.foodIndex(), PATIENCE);
  const queries = [
    ...queriesOf('search-queries'),
    'lot 17',
    'red rice lot 1201',
    'olive oil',
    'soap',
    'curcumin',
    '%',
  ];
  for (const term of queries)
    expect([term, await idsOf(indexed, term)]).toEqual([term, await idsOf(plain, term)]);
  expect(plain.foodIndex()).toBeUndefined();
});

test('the database looks for words of descriptions only if a food has them somewhere', async () => {
  const indexed = withIndex();
  await shop.database.pool.query(
    "update foods set description = 'Tastes of bergamot' where id in ('many-1', 'many-50')",
  );
  indexed.clear('foods');
  await vi.waitUntil(() => indexed.foodIndex(), PATIENCE);
  await indexed.vocabulary();
  const described = await countQueries(shop, async () =>
    // 50 is a draft
    expect(await idsOf(indexed, 'bergamot')).toEqual(['many-1']),
  );
  const unknown = await countQueries(shop, async () => expect(await idsOf(indexed, 'xylograph')).toEqual([]));
  // the words, the foods and their sizes
  expect(described).toBe(3);
  expect(unknown).toBe(0);
});

test('after a change of a food the database is asked until the foods have been read again', async () => {
  const indexed = withIndex();
  await vi.waitUntil(() => indexed.foodIndex(), PATIENCE);
  expect(await idsOf(indexed, 'lot 1203')).toEqual(['many-1203']);
  await shop.database.pool.query("update foods set status = 'draft' where id = 'many-1203'");
  indexed.clear('foods');
  expect(await idsOf(indexed, 'lot 1203')).not.toContain('many-1203');
  await vi.waitUntil(() => indexed.foodIndex(), PATIENCE);
  expect(await idsOf(indexed, 'lot 1203')).not.toContain('many-1203');
  indexed.clear('food_sizes');
  expect(indexed.foodIndex()).toBeDefined();
});

test('a change while the foods are read discards them', async () => {
  const indexed = withIndex();
  expect(indexed.foodIndex()).toBeUndefined();
  await shop.database.pool.query("update foods set status = 'draft' where id = 'many-1207'");
  indexed.clear('foods');
  await vi.waitUntil(() => indexed.foodIndex(), PATIENCE);
  expect(await idsOf(indexed, 'lot 1207')).not.toContain('many-1207');
});

test('there is no index without change notifications, nor of too many foods', async () => {
  const indexed = withIndex();
  await vi.waitUntil(() => indexed.foodIndex(), PATIENCE);
  isListening = false;
  expect(indexed.foodIndex()).toBeUndefined();
  expect(await idsOf(indexed, 'lot 1202')).toEqual(['many-1202']);
  isListening = true;
  const tooMany = withIndex({ maxFoods: 200 });
  expect(await idsOf(tooMany, 'lot 1202')).toEqual(['many-1202']);
  expect(tooMany.foodIndex()).toBeUndefined();
});
