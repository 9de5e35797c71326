import files from 'virtual:built-files';
import { CacheFirst, NetworkFirst, NetworkOnly, Serwist, type SerwistPlugin } from 'serwist';
import { languageOfPath, pathPrefix } from '../../rules/languages.ts';
import { CACHES, storedPageOf, type WorkerMessage } from '../lib/stored-pages.ts';
import { listenForPush } from './push.ts';
import { pushRecords } from './push-records.ts';
import { deleteOldRelease, mayStore, store, storeNote, storePage } from './store-pages.ts';
import { withStoredAt } from './stored-document.ts';

declare const self: ServiceWorkerGlobalScope;

/** So long a page may take before a stored one is shown instead: slow networks are normal. */
const MAX_WAIT_SECONDS = 12;
/** Data of the router for a page: its document is stored beside. */
const PAGE_DATA = /^(\/.+)\.data$/;
const IMAGE = /^\/(pictures|media|uploads|brand)\//;

const ownFiles: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (mayStore(response) ? response : null),
};
/** One copy for all addresses of a page, see storedPageOf. It is never the one of an order: that names the order's id. */
const pageKey: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const url = new URL(request.url);
    return mayStore(response) && storedPageOf(url)?.key === url.pathname ? response : null;
  },
  cacheKeyWillBeUsed: async ({ request }) => storedPageOf(new URL(request.url))?.key ?? request,
};
/** A page that shows stored data says so. */
const pageAge: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && storedPageOf(new URL(request.url))?.hasData
      ? withStoredAt(cachedResponse)
      : cachedResponse,
};
const matchOptions = { ignoreVary: true };
const documentsOf = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: MAX_WAIT_SECONDS,
    matchOptions,
    plugins: [pageKey, pageAge],
  });

const isOwn = ({ sameOrigin, request }: { sameOrigin: boolean; request: Request }) =>
  sameOrigin && !request.headers.has('Range');
const isDocumentIn =
  (cache: string) =>
  ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
    sameOrigin && request.mode === 'navigate' && storedPageOf(url)?.cache === cache;

const worker = new Serwist({
  // a stuck old worker would be worse than a changed one: pages come from the network, and scripts have their version in their name
  skipWaiting: true,
  clientsClaim: true,
  // pages do not wait for the start of the worker
  navigationPreload: true,
  runtimeCaching: [
    { matcher: isDocumentIn(CACHES.shop), handler: documentsOf(CACHES.shop) },
    { matcher: isDocumentIn(CACHES.visited), handler: documentsOf(CACHES.visited) },
    // every other page: only to show the offline page instead of the browser's
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: new NetworkOnly(),
    },
    {
      matcher: (route) => isOwn(route) && route.url.pathname.startsWith('/assets/'),
      handler: new CacheFirst({ cacheName: CACHES.assets, matchOptions, plugins: [ownFiles] }),
    },
    {
      matcher: (route) =>
        isOwn(route) && route.request.destination === 'image' && IMAGE.test(route.url.pathname),
      handler: new NetworkFirst({ cacheName: CACHES.images, matchOptions, plugins: [ownFiles] }),
    },
  ],
});

worker.setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || /^\/(api|sandbox|auth)\//.test(url.pathname)) return Response.error();
  const page = `${pathPrefix(languageOfPath(url.pathname))}/offline`;
  const cache = await caches.open(CACHES.shop);
  const stored = [page, '/offline'];
  for (const key of stored)
    if (await cache.match(key, matchOptions))
      return Response.redirect(`${key}?from=${encodeURIComponent(url.pathname + url.search)}`, 302);
  return Response.error();
});
worker.addEventListeners();

self.addEventListener('install', (event) => {
  // without it the browser's own error page would be shown; the next visit tries again
  event.waitUntil(storePage('/offline', true).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(deleteOldRelease()));

// unlike those to a window, messages to a worker come from pages of its own origin only
self.onmessage = (event) => {
  const message: WorkerMessage | undefined = event.data;
  if (message?.type === 'store') event.waitUntil(store(message).catch(() => undefined));
};

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.mode !== 'navigate' || url.origin !== location.origin || !storedPageOf(url)?.hasData)
    return;
  event.waitUntil(storeNote(url.pathname).catch(() => undefined));
});

// a food that somebody goes to from another page can be opened by its address later
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const path = PAGE_DATA.exec(url.pathname)?.[1];
  if (!path || url.origin !== location.origin || event.request.method !== 'GET') return;
  const page = new URL(path, location.origin);
  if (storedPageOf(page)?.cache !== CACHES.visited) return;
  event.waitUntil(storePage(page.pathname).catch(() => undefined));
});

listenForPush(pushRecords);

/** For tests and support: which release this is. */
Object.assign(self, { release: files.version });
