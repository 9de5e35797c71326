import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/**
 * What people of six kitchens type, by the food that must come first: native scripts, Latin letters in several spellings,
 * mixes and mistakes. Each list was written before the search that it measures.
 */
const MIN_FIRST = {
  'search-queries': 0.98,
  'search-queries-more': 0.95,
  'search-queries-first-visit': 0.95,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function firstFood(term: string): Promise<string | undefined> {
  const response = await shop.request(`/api/foods/search/${encodeURIComponent(term)}`);
  const foods: { _id: string }[] = await response.json();
  return foods[0]?._id;
}

test.each(['search-queries', 'search-queries-more', 'search-queries-first-visit'] as const)(
  'A-19 R-02 the queries of %s find their food first',
  async (name) => {
    const wanted: Record<string, string[]> = JSON.parse(
      readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8'),
    );
    const queries = Object.entries(wanted).flatMap(([id, terms]) => terms.map((term) => ({ id, term })));
    const misses: string[] = [];
    for (const { id, term } of queries) {
      const first = await firstFood(term);
      if (first !== id) misses.push(`${term} must find ${id}, finds ${first ?? 'nothing'}`);
    }
    const found = queries.length - misses.length;
    const percent = ((found / queries.length) * 100).toFixed(1);
    const report = `${name}: ${found} of ${queries.length} come first, ${percent} %. The others:\n${misses.join('\n')}`;
    process.stdout.write(`${report}\n`);
    expect(found / queries.length, report).toBeGreaterThanOrEqual(MIN_FIRST[name]);
  },
);
