import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../../src/rules/languages.ts';
import { openTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const json = async (path: string) => (await shop.request(path)).json();

test('A-24 N-15 N-16 recipes with their fields; the author is the shop by default', async () => {
  const recipes = await json('/api/recipes');
  expect(recipes).toHaveLength(6);
  const one = await json(`/api/recipes/${recipes[0]._id}`);
  expect(one).toEqual(recipes[0]);
  expect(one).toMatchObject({
    title: expect.any(String),
    images: [expect.stringMatching(/^\/media\/recipes\//)],
    prepTime: expect.any(Number),
    cookingTime: expect.any(Number),
    difficulty: expect.stringMatching(/^(Easy|Medium|Hard)$/),
    author: { name: 'Chekku Farms' },
  });
  expect(one.ingredients[0]).toMatchObject({ name: expect.any(String), quantity: expect.any(String) });
  expect((await shop.request('/api/recipes/moon-soup')).status).toBe(404);
});

test('A-23 N-10 reviews of a food, newest first, with customer name and replies', async () => {
  const reviews = await json('/api/reviews/product/wood-pressed-groundnut-oil');
  expect(reviews.length).toBeGreaterThan(3);
  const dates = reviews.map((review: { createdAt: string }) => review.createdAt);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(reviews[0]).toMatchObject({
    rating: expect.any(Number),
    review: expect.any(String),
    image: expect.any(String),
    CustomerId: { name: expect.any(String) },
  });
  expect(JSON.stringify(reviews)).not.toMatch(/@example\.com/);
  expect(await json('/api/reviews/product/moon-oil')).toEqual([]);
});

test('A-25 hero images per screen; an unknown screen is rejected', async () => {
  expect(await json('/api/im/images?screen=mobile')).toHaveLength(4);
  expect((await json('/api/im/images?screen=desktop'))[0]).toMatch(/^\/media\/hero\/1-desktop\.webp/);
  expect((await shop.request('/api/im/images?screen=watch')).status).toBe(400);
  expect((await shop.request('/api/im/images')).status).toBe(400);
});

test.each(['cart', 'home', 'header', 'profile', 'product', 'about'])(
  'A-26 N-18 the colour of %s',
  async (place) => {
    expect(await json(`/api/colors/color${place}`)).toEqual({
      color: expect.stringMatching(/^#[0-9A-F]{6}$/),
    });
  },
);

test('A-26 an unknown place has no colour', async () => {
  expect((await shop.request('/api/colors/colormoon')).status).toBe(400);
});

test('hidden content is not shown', async () => {
  await shop.database.pool.query(
    `update page_versions set sections = jsonb_set(sections, '{5,items,0,isHidden}', 'true', true) where page = 'home'`,
  );
  expect((await json('/api/content/home')).testimonials).toHaveLength(5);
});

test('responses have an ETag, a matching If-None-Match gets a 304, and text is compressed by Accept-Encoding', async () => {
  const first = await shop.request('/api/foods', { headers: { 'Accept-Encoding': 'gzip, br' } });
  expect(first.headers.get('Content-Encoding')).toBe('br');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=2');
  expect(first.headers.get('Vary')).toContain('Accept-Encoding');
  const tag = first.headers.get('ETag') ?? '';
  const again = await shop.request('/api/foods', { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const zstd = await shop.request('/api/foods', { headers: { 'Accept-Encoding': 'zstd' } });
  expect(zstd.headers.get('Content-Encoding')).toBe('zstd');
  const plain = await shop.request('/api/foods', { headers: { 'Accept-Encoding': 'br;q=0' } });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  await shop.database.pool.query("update foods set name = 'Another name' where id = 'a2-cow-ghee'");
  const changed = await shop.request('/api/foods', { headers: { 'If-None-Match': tag } });
  expect(changed.status).toBe(200);
});

test('an error response is not cached', async () => {
  expect((await shop.request('/api/foods/id/moon-oil')).headers.get('Cache-Control')).toBe('no-store');
});

test('security.txt says where to report a vulnerability', async () => {
  const text = await (await shop.request('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/);
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(90 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
});

test('the sitemap lists pages, foods and recipes; robots.txt links it and excludes private pages', async () => {
  const map = await shop.request('/sitemap.xml');
  expect(map.headers.get('Content-Type')).toContain('application/xml');
  const text = await map.text();
  expect(text).toContain('<loc>http://localhost:3000/food/a2-cow-ghee</loc>');
  expect(text.match(/<url>/g)).toHaveLength((7 + 6 + 16) * languages.length);
  expect(text).toContain('<loc>http://localhost:3000/ta/food/a2-cow-ghee</loc>');
  expect(text).toContain('<xhtml:link rel="alternate" hreflang="hi-IN" href="http://localhost:3000/hi"/>');
  const robots = await (await shop.request('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  expect(robots).toContain('Disallow: /ta/admin');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
