import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAdmin } from '../support/admins.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

/** The shop caches foods and vocabulary for searches, as in production. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, { cachesResponses: true });
  await vi.waitUntil(() => shop.changes.isListening() && shop.priceClock.isReady(), { timeout: 10_000 });
});
afterAll(() => shop.close());

let searches = 0;
interface Found {
  _id: string;
  name: string;
  discount: number;
  quantities: { size: string; stock: number | null }[];
}

/** Never the cached response of an earlier search. */
async function search(term: string): Promise<Found[]> {
  searches += 1;
  const response = await shop.request(`/api/foods/search/${encodeURIComponent(term)}?n=${searches}`);
  return response.json();
}

const HONEY = 'kolli-hills-forest-honey';
const run = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values);
const firstOf = async (term: string) => (await search(term))[0];

test('a search has the same foods with and without the cache', async () => {
  const { rows } = await run('select count(*)::int as count from foods');
  expect(rows[0].count).toBeGreaterThan(0);
  const fresh = await search('wood pressed oil');
  expect(await search('wood pressed oil')).toEqual(fresh);
  const listed = await (await shop.request(`/api/foods/id/${fresh[0]?._id}`)).json();
  expect(fresh[0]).toEqual(listed);
});

test('another name, stock, discount and regional word are found after the change notification', async () => {
  expect((await firstOf('honey'))?._id).toBe(HONEY);
  await run("update foods set name = 'Zumbaku Nectar of the Hills', discount_percent = 33 where id = $1", [
    HONEY,
  ]);
  await expect.poll(async () => (await firstOf('zumbaku'))?._id).toBe(HONEY);
  await expect.poll(async () => (await firstOf('honey'))?.name).toBe('Zumbaku Nectar of the Hills');
  expect((await firstOf('honey'))?.discount).toBe(33);
  // misspelt: the vocabulary has the new word
  await expect.poll(async () => (await firstOf('zumbacu'))?._id).toBe(HONEY);
  await run('update food_sizes set stock = 7 where food_id = $1', [HONEY]);
  await expect
    .poll(async () => (await firstOf('zumbaku'))?.quantities.map(({ stock }) => stock))
    .toContain(7);
  await run("insert into search_words values ('ghrutham', 'ghee')");
  await expect.poll(async () => (await firstOf('ghrutham'))?._id).toBe('a2-cow-ghee');
});

test('a draft or removed food is never found, from one search to the next', async () => {
  expect((await firstOf('jaggery'))?._id).toBe('palm-jaggery-karuppatti');
  await run("update foods set status = 'draft' where id = 'palm-jaggery-karuppatti'");
  expect((await search('jaggery')).map(({ _id }) => _id)).not.toContain('palm-jaggery-karuppatti');
  await run("update foods set status = 'published', removed_at = now() where id = 'palm-jaggery-karuppatti'");
  expect((await search('jaggery')).map(({ _id }) => _id)).not.toContain('palm-jaggery-karuppatti');
});

test('an admin who saved a regional word finds with it at once', async () => {
  const admin = await makeAdmin(shop);
  expect(await search('snehaka')).toEqual([]);
  const saved = await shop.request('/api/admin/search-words', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ word: 'snehaka', means: 'castor' }),
  });
  expect(saved.status).toBe(200);
  expect((await firstOf('snehaka'))?._id).toBe('cold-pressed-castor-oil');
});
