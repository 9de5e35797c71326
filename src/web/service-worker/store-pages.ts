import files from 'virtual:built-files';
import { type Language, languageOfPath } from '../../rules/languages.ts';
import { CACHES, storedPageOf, type WorkerMessage } from '../lib/stored-pages.ts';

/** Old releases stay readable for this long: a tab or a stored page may still need their scripts. */
const MAX_ASSET_AGE_MS = 30 * 24 * 3600_000;
const MAX_VISITED = 40;
const MAX_IMAGES = 150;
/** Files that are fetched at the same time: what the visitor looks at comes first. */
const TOGETHER = 4;

const ASSET = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g;

/** Only complete pages of the shop itself that everybody may see. */
export function mayStore(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    !/no-store|private/.test(response.headers.get('Cache-Control') ?? '')
  );
}

/** Stores a document with the scripts that it names; unless `isFresh`, only if it is not stored yet. */
export async function storePage(address: string, isFresh = false): Promise<void> {
  const url = new URL(address, location.origin);
  const page = storedPageOf(url);
  if (!page) return;
  const cache = await caches.open(page.cache);
  if (!isFresh && (await cache.match(page.key, { ignoreVary: true }))) return;
  await fetchPage(cache, page.key);
}

async function fetchPage(cache: Cache, key: string): Promise<void> {
  const response = await fetch(key, { credentials: 'same-origin' });
  if (!mayStore(response)) return;
  const html = await response.clone().text();
  // first: a stored page must be able to say how old it is
  await storeAssets([...(html.match(ASSET) ?? []), ...noteFor(key)]);
  await cache.put(key, response);
}

/** For a page that is opened now: it may be shown without a connection before anybody has touched it. */
export function storeNote(path: string): Promise<void> {
  return storeAssets(noteFor(path));
}

/** The note about a stored page, in the page's language. */
function noteFor(path: string): string[] {
  return [...files.note.scripts, ...messagesIn(languageOfPath(path), files.note.areas)];
}

function messagesIn(language: Language, areas: readonly string[]): string[] {
  return areas.map((area) => `${files.messages[language] ?? ''}${area}.js`);
}

async function storeAssets(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const wanted = [...new Set(addresses)];
  const storeNext = async (): Promise<void> => {
    const address = wanted.pop();
    if (address === undefined) return;
    if (!(await cache.match(address, { ignoreVary: true }))) {
      const response = await fetch(address);
      if (mayStore(response)) await cache.put(address, response);
    }
    return storeNext();
  };
  await Promise.all(Array.from({ length: TOGETHER }, storeNext));
}

/** What a page asks for: pages that a visitor may open next without a connection. */
export async function store({ prefix, pages, assets, groups }: WorkerMessage): Promise<void> {
  const language = languageOfPath(prefix || '/');
  const ofGroup = (group: 'shop' | 'admin') => [
    ...files.groups[group],
    ...messagesIn(language, files.areas[group]),
  ];
  await storeAssets(assets);
  for (const page of [`${prefix}/offline`, ...pages]) await storePage(page, groups.length > 0);
  await storeAssets(groups.flatMap(ofGroup));
  await prune();
}

async function prune(): Promise<void> {
  await deleteFirst(CACHES.visited, MAX_VISITED);
  await deleteFirst(CACHES.images, MAX_IMAGES);
}

/** The oldest entries come first. */
async function deleteFirst(name: string, max: number): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - max)))
    await cache.delete(key, { ignoreVary: true });
}

/** After an update. Pages of the shop are fetched anew; those that were visited stay as they were read. */
export async function deleteOldRelease(): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  for (const key of await assets.keys()) {
    const date = (await assets.match(key, { ignoreVary: true }))?.headers.get('date');
    if (date && Date.now() - Date.parse(date) > MAX_ASSET_AGE_MS)
      await assets.delete(key, { ignoreVary: true });
  }
  const known: readonly string[] = Object.values(CACHES);
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
}
