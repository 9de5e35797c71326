import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asAdmin } from '../support/admin-actions.ts';
import { countQueries } from '../support/count-queries.ts';
import { PATIENCE } from '../support/patience.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

const FOOD = '/api/foods/id/kolli-hills-forest-honey';
/** Two for each try of the test that needs them. */
const notAskedFor = [
  'a2-cow-ghee',
  'wood-pressed-sesame-oil',
  'wood-pressed-coconut-oil',
  'palm-jaggery-karuppatti',
].map((id) => `/api/foods/id/${id}`);
const ZSTD_MAGIC = 0xfd2fb528;

let shop: TestShop;
let server: Server;
let origin: string;

beforeAll(async () => {
  shop = await openTestShop({}, { cachesResponses: true });
  server = createServer(shop.listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await vi.waitUntil(() => shop.changes.isListening() && shop.priceClock.isReady(), PATIENCE);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
const nameOf = async (response: Response) => ((await response.json()) as { name: string }).name;
const rename = (name: string) =>
  shop.database.pool.query("update foods set name = $1 where id = 'kolli-hills-forest-honey'", [name]);
const queriesFor = (path: string, times: number) =>
  countQueries(shop, (request) => Promise.all(Array.from({ length: times }, () => request(path))));

test('the second asker gets the same bytes, without the database', async () => {
  const first = await ask(FOOD, { 'Accept-Encoding': 'br' });
  const body = await first.text();
  expect(await queriesFor(FOOD, 1)).toBeGreaterThan(0);
  expect(await queriesFor(FOOD, 3)).toBe(0);
  const second = await ask(FOOD, { 'Accept-Encoding': 'br' });
  expect(await second.text()).toBe(body);
  for (const name of ['ETag', 'Content-Encoding', 'Content-Security-Policy', 'Cache-Control', 'Vary']) {
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  }
  expect(second.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
});

test('a response that is asked for again gets smaller, with the same text and tag', async () => {
  const path = '/api/foods?limit=16';
  const first = await ask(path, { 'Accept-Encoding': 'br' });
  const lengthOf = (response: Response) => Number(response.headers.get('Content-Length'));
  const text = await first.text();
  const smaller = await vi.waitUntil(async () => {
    const again = await ask(path, { 'Accept-Encoding': 'br' });
    expect(await again.text()).toBe(text);
    return lengthOf(again) < lengthOf(first) && again;
  }, PATIENCE);
  expect(smaller.headers.get('ETag')).toBe(first.headers.get('ETag'));
  expect(smaller.headers.get('Content-Encoding')).toBe('br');
});

test('all but the API comes fast at first and small when it is asked for again, to those who accept both encodings', async () => {
  const path = '/sitemap.xml';
  const encodings = async (accepted: string) => {
    const response = await ask(path, { 'Accept-Encoding': accepted });
    const bytes = Buffer.from(await response.arrayBuffer());
    // this client decodes zstd or not, according to its version
    const isZstd = bytes.readUInt32LE(0) === ZSTD_MAGIC;
    return {
      encoding: response.headers.get('Content-Encoding'),
      tag: response.headers.get('ETag'),
      text: (isZstd ? zstdDecompressSync(bytes) : bytes).toString(),
    };
  };
  const first = await encodings('br, zstd');
  expect(first.encoding).toBe('zstd');
  expect(first.text).toContain('</urlset>');
  const smaller = await vi.waitUntil(async () => {
    const again = await encodings('br, zstd');
    return again.encoding === 'br' && again;
  });
  expect(smaller).toEqual({ ...first, encoding: 'br' });
  for (const round of [1, 2, 3])
    for (const only of ['br', 'zstd', 'gzip'])
      expect(await encodings(only), `${only} ${round}`).toMatchObject({ encoding: only, text: first.text });
});

test('who has it gets a 304, from memory too', async () => {
  const tag = (await ask(FOOD)).headers.get('ETag') ?? '';
  const again = await ask(FOOD, { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Length')).toBeNull();
  const fresh = await ask(`${FOOD}?`, { 'If-None-Match': tag });
  expect(fresh.status).toBe(304);
});

test('each encoding is cached by itself', async () => {
  const encodings = ['br', 'gzip', 'zstd', 'identity'];
  for (const round of [1, 2]) {
    for (const encoding of encodings) {
      const response = await ask('/api/foods', { 'Accept-Encoding': encoding });
      expect(response.headers.get('Content-Encoding') ?? 'identity', `round ${round}`).toBe(encoding);
      if (encoding !== 'zstd') expect(await response.json()).toHaveLength(16);
    }
  }
});

test('many at once make it once', async () => {
  await vi.waitUntil(shop.changes.isListening, PATIENCE);
  // a path without a query is stored: some of the twenty may begin when it is made already
  const [one = '', another = ''] = notAskedFor.splice(0, 2);
  const alone = await queriesFor(one, 1);
  expect(alone).toBeGreaterThan(0);
  expect(await queriesFor(another, 20)).toBe(alone);
});

test('a change is seen at once, in whatever table it happens', async () => {
  await ask(FOOD);
  await rename('Honey of the hills');
  await expect.poll(async () => nameOf(await ask(FOOD))).toBe('Honey of the hills');
  await shop.database.pool.query("update colours set color = '#010203' where place = 'home'");
  await expect.poll(async () => (await ask('/api/colors/colorhome')).json()).toEqual({ color: '#010203' });
});

test("each change of an admin is visible to that admin's next read, also in a burst", async () => {
  const admin = await asAdmin(shop);
  const { rows } = await shop.database.pool.query('select place, color from colours');
  const colours = Object.fromEntries(rows.map(({ place: index, color }) => [index, color]));
  for (let change = 10; change < 30; change += 1) {
    const home = `#0000${change}`;
    await ask('/api/colors/colorhome');
    expect((await admin.put('/api/admin/colours', { ...colours, home })).status).toBe(200);
    expect(await (await ask('/api/colors/colorhome')).json()).toEqual({ color: home });
  }
});

test('a food that an admin deleted right after another change is gone at once', async () => {
  const admin = await asAdmin(shop);
  const { rows } = await shop.database.pool.query('select id from foods order by id limit 4');
  for (const { id } of rows) {
    expect((await ask(`/api/foods/id/${id}`)).status).toBe(200);
    expect((await admin.remove(`/api/foods/${id}`)).status).toBe(200);
    expect((await ask(`/api/foods/id/${id}`)).status).toBe(404);
  }
});

test('many changes in a row leave the last one visible', async () => {
  for (let index = 1; index <= 30; index += 1) {
    await rename(`Honey ${index}`);
    await ask(FOOD);
  }
  await expect.poll(async () => nameOf(await ask(FOOD))).toBe('Honey 30');
});

test('a change while the listening connection is cut is not missed', async () => {
  await ask(FOOD);
  await shop.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or (query = 'select 1' and pid <> pg_backend_pid())",
  );
  await rename('Honey after the cut');
  await expect.poll(async () => nameOf(await ask(FOOD))).toBe('Honey after the cut');
  await expect.poll(() => shop.changes.isListening() && shop.priceClock.isReady(), PATIENCE).toBe(true);
  await rename('Honey again');
  await expect.poll(async () => nameOf(await ask(FOOD))).toBe('Honey again');
});

test('what is not for everybody, not good, or not known is never cached', async () => {
  for (const path of ['/api/foods/id/no-such-food', '/healthz', '/api/openapi.json']) {
    const responses = [await ask(path), await ask(path)];
    expect(responses.map(({ headers }) => headers.get('Cache-Control')).join()).not.toContain('s-maxage');
  }
  const own = await ask(FOOD, { Authorization: 'Bearer somebody' });
  expect(own.headers.get('Cache-Control')).not.toContain('s-maxage');
});

test('each language has its own cached response; an unknown one is English and not cached', async () => {
  const tamil = `${FOOD}?language=ta`;
  const english = await (await ask(FOOD)).text();
  expect(await (await ask(tamil)).text()).not.toBe(english);
  await shop.request(tamil);
  expect(await queriesFor(tamil, 3)).toBe(0);
  expect(await (await ask(FOOD)).text()).toBe(english);
  await shop.request(`${FOOD}?language=xyz`);
  expect(await queriesFor(`${FOOD}?language=xyz`, 1)).toBeGreaterThan(0);
  expect(await (await ask(`${FOOD}?language=xyz`)).text()).toBe(english);
});

test('a changed translation is shown at once', async () => {
  const tamil = `${FOOD}?language=ta`;
  await ask(tamil);
  await shop.database.pool.query(
    `update foods set translations = jsonb_set(translations, '{ta,name}', '"மலைத்தேன்"') where id = 'kolli-hills-forest-honey'`,
  );
  await vi.waitUntil(async () => (await nameOf(await ask(tamil))) === 'மலைத்தேன்', PATIENCE);
});
