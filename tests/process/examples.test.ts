import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, bearer, json } from '../support/people.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const BUILD_DIR = '.cache/examples';
const BUILD_MS = 240_000;
const OIL = 'wood-pressed-groundnut-oil';
const data = makeDataDir();
let database: Awaited<ReturnType<typeof createTestDatabase>> | undefined;

let shop: ShopProcess;
let token = '';
beforeAll(async () => {
  const environment = { ...process.env, SHOP_CONFIG: 'extensions/examples.config.ts', BUILD_DIR };
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env: environment });
  const main = path.join(ROOT, BUILD_DIR, 'shop/main.js');
  database = await createTestDatabase();
  shop = startShopProcess(
    { PORT: String(await freePort()), DATA_DIR: data.dir, DATABASE_URL: database.url },
    [process.execPath, main],
  );
  await shop.opened;
  const signedIn = await fetch(`${shop.url}/api/users/login`, json('POST', ADMIN));
  token = (await signedIn.json()).token;
}, BUILD_MS);
afterAll(async () => {
  shop?.child.kill();
  await shop?.exited;
  await database?.drop();
  data.remove();
});

const page = async (route: string) => (await fetch(shop.url + route)).text();

test('the home page has the section of the press calendar as finished HTML, in every language', async () => {
  expect(await page('/')).toContain('<th scope="row">Monday</th><td>Groundnut oil</td>');
  expect(await page('/ta')).toContain('<th scope="row">திங்கள்</th><td>கடலை எண்ணெய்</td>');
});

test('the festival theme follows the styles of the shop, and the policy allows it by hash', async () => {
  const response = await fetch(shop.url);
  const html = await response.text();
  const styles = /<style id="own-styles">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(html.indexOf('--leaf:#8a1c3b;')).toBeGreaterThan(html.indexOf('--leaf:#1f4d2f'));
  expect(styles).toMatch(/@layer theme\{[\s\S]+\.header::after[\s\S]+\}$/);
  const bytes = new TextEncoder().encode(styles);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');
  expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
});

test('a harvest year that an admin saves is on the product page, and the list can be narrowed by it', async () => {
  const save = (harvestYear: number) =>
    fetch(
      `${shop.url}/api/admin/fields/food/${OIL}`,
      json('PUT', { fields: { harvestYear } }, bearer(token)),
    );
  expect((await save(1999)).status).toBe(400);
  expect(await page('/product')).not.toContain('fields.harvestYear');
  expect((await save(2025)).status).toBe(200);
  expect(await page(`/food/${OIL}`)).toContain('<th scope="row">Harvest year</th><td>2025</td>');
  expect(await page(`/hi/food/${OIL}`)).toContain('<th scope="row">फ़सल का साल</th><td>2025</td>');
  const cards = async (query: string) =>
    [...(await page(`/product${query}`)).matchAll(/<li class="card">/g)].length;
  expect(await page('/product')).toContain('<select name="fields.harvestYear">');
  expect(await cards('?fields.harvestYear=2025')).toBe(1);
  expect(await cards('?fields.harvestYear=2024')).toBe(0);
  // a value that the filter cannot have is ignored
  expect(await cards('?fields.harvestYear=1999')).toBe(await cards(''));
});

test('the pages have every part that docs/extending.md promises to themes', async () => {
  const guide = readFileSync(path.join(ROOT, 'docs/extending.md'), 'utf8');
  const parts = [...guide.matchAll(/^\| `\.([a-z_-]+)` \|/gm)].map(([, part = '']) => part);
  expect(parts.length).toBeGreaterThanOrEqual(15);
  const html = (await Promise.all(['/', '/product', `/food/${OIL}`].map(page))).join('');
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  expect(parts.filter((part) => !classes.has(part))).toEqual([]);
});

test('the pages have every token that docs/extending.md names', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/extending.md'), 'utf8');
  const known = readFileSync(path.join(ROOT, 'src/web/styles/tokens.css'), 'utf8');
  const tokens = [...guide.matchAll(/`(--[a-z0-9-]+)`/g)].map(([, token = '']) => token);
  expect(tokens.length).toBeGreaterThan(15);
  expect(tokens.filter((name) => !known.includes(`${name}:`))).toEqual([]);
});
