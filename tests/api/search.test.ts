import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function found(term: string): Promise<string[]> {
  const answer = await shop.request(`/api/foods/search/${encodeURIComponent(term)}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).map((food: { _id: string }) => food._id);
}

test.each([
  ['sesame', 'wood-pressed-sesame-oil'],
  ['nallennai', 'wood-pressed-sesame-oil'],
  ['Gingelly oil', 'wood-pressed-sesame-oil'],
  ['til', 'wood-pressed-sesame-oil'],
  ['ellu', 'wood-pressed-sesame-oil'],
  ['நல்லெண்ணெய்', 'wood-pressed-sesame-oil'],
  ['kadalai ennai', 'wood-pressed-groundnut-oil'],
  ['peanut', 'wood-pressed-groundnut-oil'],
  ['thengai', 'wood-pressed-coconut-oil'],
  ['kadugu', 'cold-pressed-mustard-oil'],
  ['karupatti', 'palm-jaggery-karuppatti'],
  ['nattu sakkarai', 'country-sugar-nattu-sakkarai'],
  ['thinai', 'foxtail-millet-thinai'],
  ['grondnut', 'wood-pressed-groundnut-oil'],
  ['cocnut oil', 'wood-pressed-coconut-oil'],
  ['turmric', 'erode-turmeric-powder'],
  ['penut oil', 'wood-pressed-groundnut-oil'],
  ['groundnut oil 1l', 'wood-pressed-groundnut-oil'],
])('A-19 R-02 "%s" finds %s first', async (term, id) => {
  expect((await found(term))[0]).toBe(id);
});

test('a new word of the region is data', async () => {
  expect(await found('ghrutham')).toEqual([]);
  await shop.database.pool.query("insert into search_words values ('ghrutham', 'ghee')");
  expect((await found('ghrutham'))[0]).toBe('a2-cow-ghee');
});

test.each(['%', '_', '\\', "'", '"; drop table foods; --', '🙂', 'அ', '\u0000', '../../etc', ' '])(
  '105 the term %j does no harm',
  async (term) => {
    const started = Date.now();
    const answer = await shop.request(`/api/foods/search/${encodeURIComponent(term)}`);
    expect([200, 404]).toContain(answer.status);
    expect(Date.now() - started).toBeLessThan(2000);
  },
);

test('105 ten thousand letters find nothing, soon', async () => {
  const started = Date.now();
  const answer = await shop.request(`/api/foods/search/${'a'.repeat(10_000)}`);
  expect([200, 404]).toContain(answer.status);
  expect(Date.now() - started).toBeLessThan(2000);
});

test.each(['%', '_', '\\', "'"])(
  '105 %s is a letter like others: no wildcard, no way out of a query',
  async (letter) => {
    expect(await found(letter)).toEqual([]);
    expect(await (await shop.request(`/api/foods?name=${encodeURIComponent(letter)}`)).json()).toEqual([]);
    const ids = await found(`sesame${letter} oil`);
    expect(ids[0]).toBe('wood-pressed-sesame-oil');
  },
);

test('A-20 L-03 a category lists its foods, All lists everything, an unknown one nothing', async () => {
  const honey = await (await shop.request('/api/foods/category/Honey%20%26%20Ghee')).json();
  expect(honey.map((food: { _id: string }) => food._id)).toEqual(['kolli-hills-forest-honey', 'a2-cow-ghee']);
  expect(await (await shop.request('/api/foods/category/All')).json()).toHaveLength(16);
  expect(await (await shop.request('/api/foods/category/Shoes')).json()).toEqual([]);
});

test('N-19 L-02 categories are the distinct ones of published foods', async () => {
  const categories = await (await shop.request('/api/foods/categories')).json();
  expect(categories).toHaveLength(6);
  expect(categories[0]).toBe('Cold-Pressed Oils');
});

test.each(['featured', 'price-low', 'price-high', 'rating', 'name'])(
  'sorted by %s, page by page gives the same list',
  async (sort) => {
    const all = await (await shop.request(`/api/foods?sort=${sort}`)).json();
    const ids = all.map((food: { _id: string }) => food._id);
    const seen: string[] = [];
    for (let after = ''; ; after = seen.at(-1) ?? '') {
      const page = await (
        await shop.request(`/api/foods?sort=${sort}&limit=7${after && `&after=${after}`}`)
      ).json();
      if (page.length === 0) break;
      seen.push(...page.map((food: { _id: string }) => food._id));
    }
    expect(seen).toEqual(ids);
    const charged = all.map(
      (food: { price: number; discount: number }) => food.price * (100 - food.discount),
    );
    if (sort === 'price-low')
      expect(charged).toEqual(charged.toSorted((one: number, other: number) => one - other));
    if (sort === 'price-high')
      expect(charged).toEqual(charged.toSorted((one: number, other: number) => other - one));
  },
);

test('suggestions are few and short', async () => {
  const answer = await shop.request('/api/foods/suggest/oil');
  const suggestions = await answer.json();
  expect(suggestions.length).toBeLessThanOrEqual(6);
  expect(Object.keys(suggestions[0]).sort()).toEqual(['_id', 'category', 'imageUrl', 'name']);
});

test('D-18 K-05 related foods: four, others, same category first', async () => {
  const related = await (await shop.request('/api/foods/related/kolli-hills-forest-honey')).json();
  expect(related).toHaveLength(4);
  expect(related[0]._id).toBe('a2-cow-ghee');
  expect(related.map((food: { _id: string }) => food._id)).not.toContain('kolli-hills-forest-honey');
  expect(await (await shop.request('/api/foods/related/moon-oil')).json()).toEqual([]);
});
