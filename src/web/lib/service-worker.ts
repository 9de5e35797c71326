import { currentLanguage } from '../../messages/current-language.ts';
import { pathPrefix } from '../../rules/languages.ts';
import type { WorkerMessage } from './stored-pages.ts';
import { KNOWN_ITEMS_KEY, PAGES_STORED_KEY, storedUser, WORKER_KEY } from './stored-user.ts';
import { trusted } from './trusted-types.ts';

/** Whatever is asked for: no other script becomes a worker. */
const scriptUrl = trusted('createScriptURL', 'service-worker', () => '/sw.js');
/** Pages that nobody has opened are stored again after this time. */
const STORE_AGAIN_MS = 12 * 3600_000;

/** Installs the service worker and lets it store what this visitor may want to read without a connection. */
export async function startServiceWorker(): Promise<void> {
  const wasControlled = navigator.serviceWorker.controller !== null;
  localStorage.setItem(WORKER_KEY, 'installed');
  // for a page that is read without a connection later: what the page has loaded is stored with it
  await import('../ui/stored-page-bar.tsx').catch(() => undefined);
  await navigator.serviceWorker.register(scriptUrl(''), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(messageOf(wasControlled));
}

/** Of a shop that switched it off: nothing stays in this browser. */
export async function removeServiceWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  for (const key of [PAGES_STORED_KEY, KNOWN_ITEMS_KEY]) localStorage.removeItem(key);
  // a page that the worker still controls may store something again: the next visit looks once more
  if (!navigator.serviceWorker.controller) localStorage.removeItem(WORKER_KEY);
}

function messageOf(wasControlled: boolean): WorkerMessage {
  const prefix = pathPrefix(currentLanguage());
  const user = storedUser();
  const here = location.pathname + location.search;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const message: WorkerMessage = { type: 'store', prefix, pages: [here], assets: loaded, groups: [] };
  // a first visit stores what it has loaded anyway; somebody who comes back, or is a customer, may need more
  if ((!wasControlled && !user) || !isDue(`${prefix} ${user?._id}`)) return message;
  const isPacking = user?.isAdmin === true;
  const pages = [
    '',
    '/product',
    '/cart',
    ...(user ? ['/orders', '/track/-'] : []),
    ...(isPacking ? ['/admin/to-pack', `/admin/orders/${EMPTY_ID}`] : []),
  ].map((path) => prefix + path || '/');
  return { ...message, pages: [here, ...pages], groups: isPacking ? ['shop', 'admin'] : ['shop'] };
}

/** The server writes the page of any order the same. */
const EMPTY_ID = '00000000-0000-0000-0000-000000000000';

/** Once in a while, and at once for another reader; never for somebody who saves data. */
function isDue(reader: string): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return false;
  const [last = '', at = ''] = (localStorage.getItem(PAGES_STORED_KEY) ?? '').split('|');
  if (last === reader && Date.now() - Number(at) < STORE_AGAIN_MS) return false;
  localStorage.setItem(PAGES_STORED_KEY, `${reader}|${Date.now()}`);
  return true;
}
