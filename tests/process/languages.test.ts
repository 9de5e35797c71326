/** Pages in every language, as the built shop serves them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import hindiFoods from '../../db/brands/chekku/translations/hi/foods.json' with { type: 'json' };
import tamilFoods from '../../db/brands/chekku/translations/ta/foods.json' with { type: 'json' };
import { catalogues } from '../../src/messages/catalogues.ts';
import { type Language, languageDetails, languages, pathPrefix } from '../../src/rules/languages.ts';
import { freePort, makeDataDir, type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { createTestDatabase } from '../support/test-database.ts';

const FOOD_NAMES: Record<Language, string> = {
  en: 'Wood-Pressed Groundnut Oil',
  ta: tamilFoods['wood-pressed-groundnut-oil'].name,
  hi: hindiFoods['wood-pressed-groundnut-oil'].name,
};
const PUBLIC_URL = 'http://shop.test';
const cleanups: (() => unknown)[] = [];
let shop: ShopProcess;

beforeAll(async () => {
  const database = await createTestDatabase();
  const { dir, remove } = makeDataDir();
  cleanups.push(database.drop, remove);
  const port = String(await freePort());
  shop = startShopProcess({ PORT: port, DATA_DIR: dir, DATABASE_URL: database.url, PUBLIC_URL });
  cleanups.push(async () => {
    shop.child.kill('SIGTERM');
    await shop.exited;
  });
  await shop.opened;
});
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { headers, redirect: 'manual' });
const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text();

/** The addresses of a path in all languages, as search engines get them. */
const addressesOf = (path: string) =>
  [
    ...languages.map((language) => [languageDetails[language].tag, urlIn(language, path)]),
    ['x-default', urlIn('en', path)],
  ] as [string, string][];
const urlIn = (language: Language, path: string) =>
  PUBLIC_URL + (path === '/' ? pathPrefix(language) || '/' : pathPrefix(language) + path);

/** Whether a page shows a text. Not `toContain`, which prints the whole page when it fails. */
const shows = (html: string, text: string) => html.includes(text.replaceAll("'", '&#x27;'));

/** The languages whose messages a page shows. Names of languages stand on every page, this text does not. */
const shownIn = (html: string) =>
  languages.filter((language) => html.includes(`>${catalogues[language].shell.skipToContent}<`));

test.each(['/', '/product', '/food/wood-pressed-groundnut-oil', '/shipping-policy'])(
  'X-13 search engines find %s in every language: each names itself, all of them and English for everybody else',
  async (path) => {
    for (const language of languages) {
      const html = await read(urlIn(language, path).slice(PUBLIC_URL.length));
      const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
      expect([...alternates].map(([, tag, url]) => [tag, url])).toEqual(addressesOf(path));
      expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(urlIn(language, path));
      expect(shows(html, `<html lang="${languageDetails[language].tag}"`), path).toBe(true);
    }
  },
);

test('X-13 private pages name no other language, and the sitemap lists public pages in each, with all addresses', async () => {
  expect((await read('/ta/cart')).includes('rel="alternate" hrefLang')).toBe(false);
  const entries = [...(await read('/sitemap.xml')).matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  const alternatesOf = (url: string) => {
    const links = entries.find(([, loc]) => loc === url)?.[2] ?? '';
    return [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href]);
  };
  for (const path of ['/', '/about', '/food/wood-pressed-groundnut-oil'])
    for (const language of languages) expect(alternatesOf(urlIn(language, path))).toEqual(addressesOf(path));
  expect(entries.length % languages.length).toBe(0);
});

test('a path with an unknown language is not found; an unknown page is not found in its own language', async () => {
  for (const path of [
    '/te/product',
    '/en/product',
    '/tamil',
    '/TA/product',
    '/ta/ta/product',
    '/ta/api/foods',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  for (const language of languages) {
    const missing = await get(`${pathPrefix(language)}/no-such-page`);
    expect(missing.status).toBe(404);
    expect(shows(await missing.text(), catalogues[language].ui.notFound), language).toBe(true);
  }
});

test('each language of a page is cached by itself: the same bytes for everybody, with a tag of its own', async () => {
  const tags = new Map<string, string>();
  for (const path of ['/', '/ta', '/hi']) {
    const first = await get(path);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).not.toBe('');
    tags.set(path, tag);
    // neither the device nor an earlier choice changes what an address shows
    const second = await get(path, { 'Accept-Language': 'ta-IN,hi;q=0.9', Cookie: 'language=ta' });
    expect(second.headers.get('ETag')).toBe(tag);
    expect((await second.text()) === (await first.text()), path).toBe(true);
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
  }
  expect(new Set(tags.values()).size).toBe(3);
  expect((await get('/ta', { 'If-None-Match': tags.get('/') ?? '' })).status).toBe(200);
});

test('pages in three languages that are rendered at once never mix', async () => {
  // in waves that are small enough for the shop to queue on any machine; a busy one would reject more
  for (let wave = 0; wave < 4; wave += 1) {
    // each term needs the database, so that one page waits for it while another is rendered
    const visits = Array.from({ length: 5 }, (_, index) =>
      languages.map((language) => ({ language, term: `groundnut oil ${wave}${index}` })),
    ).flat();
    const pages = visits.map(({ language, term }) =>
      read(`${pathPrefix(language)}/search/${encodeURIComponent(term)}`),
    );
    for (const [index, html] of (await Promise.all(pages)).entries()) {
      const { language = 'en', term = '' } = visits[index] ?? {};
      expect(shownIn(html)).toEqual([language]);
      expect(shows(html, `<html lang="${languageDetails[language].tag}"`), language).toBe(true);
      expect(shows(html, catalogues[language].catalogue.resultsFor(term)), term).toBe(true);
      expect(shows(html, FOOD_NAMES[language]), term).toBe(true);
    }
  }
});

test('a page loads the messages of its own language, from files that browsers may keep forever', async () => {
  for (const language of languages) {
    const html = await read(pathPrefix(language) || '/');
    const { imports } = JSON.parse(html.match(/<script[^>]* type="importmap">(.+?)<\/script>/)?.[1] ?? '{}');
    const folder: string = imports['messages/'];
    expect(folder).toMatch(new RegExp(`^/assets/messages/${language}-[\\w-]+/$`));
    const files = [...html.matchAll(/"(\/assets\/messages\/[^"]+\.js)"/g)].map(([, file = '']) => file);
    const shellFile: string = imports['messages/shell.js'] ?? `${folder}shell.js`;
    expect(files).toContain(shellFile);
    for (const file of files) {
      expect(file.startsWith(folder), file).toBe(true);
      const response = await get(file);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('Content-Type')).toContain('text/javascript');
    }
    const script = await read(shellFile);
    expect(script.includes(catalogues[language].shell.skipToContent), language).toBe(true);
  }
});

test('a form without JavaScript leads to the page that explains it, in the language of the form', async () => {
  for (const language of languages) {
    const form = `${pathPrefix(language)}/login`;
    const sent = await fetch(shop.url + form, { method: 'POST', redirect: 'manual' });
    const page = `${pathPrefix(language)}/needs-script?form=${encodeURIComponent(form)}`;
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, page]);
    const html = await read(page);
    expect(shows(html, catalogues[language].textPages.formNeedsScript), language).toBe(true);
    expect(shownIn(html)).toEqual([language]);
    expect(shows(html, `href="${form}"`), language).toBe(true);
  }
});
