import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { createAskedBefore } from './asked-before.ts';
import { headersOf, toCachedResponse, toResponse } from './cached-response.ts';
import { addressOf } from './client-address.ts';
import { matchesEtag, negotiateEncoding } from './compress-and-etag.ts';
import { compressBetter } from './compress-better.ts';
import { type CachedResponse, LruCache } from './lru-cache.ts';
import { createParsedResponses } from './parsed-responses.ts';
import type { PriceClock } from './price-clock.ts';
import { isSharedPath, targetOf } from './shared-paths.ts';
import { earlier, type Shown, shownFoods } from './shown-foods.ts';

export interface ResponseCache {
  /** Caches shared responses. Concurrent requests for the same response wait for the first one. */
  middleware: MiddlewareHandler<AppEnv>;
  /** Serves cached responses before the Hono app runs. */
  wrapListener(listener: RequestListener): RequestListener;
  /** The content of a cached response of the API, for a page that is made from it; undefined if it lacks a change. */
  readJson(target: string): unknown;
  /** Invalidates the cache. Called for change notifications of the database; a burst clears it only once or twice. */
  clear(): void;
  /** The stock of these foods changed: what shows it is made anew, and meanwhile served for at most a second. */
  markStale(foods: readonly string[], change: { isOnPages: boolean }): void;
  /** From now on no response is served that is older than a change notification received until now. */
  settle(): void;
}

/** A response that is being made, and the foods that changed since it was begun. */
interface Making {
  promise: Promise<CachedResponse | undefined>;
  /** Whether another request waits for it. */
  isAwaited: boolean;
  changed: Map<string, number>;
  changedOnPages: Map<string, number>;
}

const MAX_BYTES = 32 * 1024 * 1024;
const BURST_MS = 100;
/** How long a response may be served after a change of stock was heard that it does not show. */
const MAX_STALE_MS = 1000;
/** However often the stock changes, a response is made anew at most twice in that time. */
const MIN_AGE_MS = MAX_STALE_MS / 2;
const IS_JSON = /^application\/json\b/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Customer requests that change public pages: reviews, and the author's name beside them. */
const CHANGES_PUBLIC_PAGES = /^\/api\/(reviews|users\/(updateProfile|me))\/?$/;

/** `isEnabled` must be false while change notifications cannot arrive: then nothing is served from the cache. */
export function createResponseCache({
  isEnabled,
  priceClock,
  log,
  metrics,
  trustedProxies,
  onInvalidate,
  mayCache = () => true,
  isSeenByAll = async () => false,
}: {
  isEnabled: () => boolean;
  priceClock: PriceClock;
  log: Log;
  metrics: Metrics;
  trustedProxies: number;
  /** Also called while nothing is cached. */
  onInvalidate?: () => void;
  /** False for a target of which there are too many to cache. */
  mayCache?: (target: string) => boolean;
  /** Waits until every process has heard all changes that are committed; false when that is not known. */
  isSeenByAll?: () => Promise<boolean>;
}): ResponseCache {
  const cache = new LruCache(MAX_BYTES);
  const isAskedBefore = createAskedBefore();
  const parsed = createParsedResponses();
  const pending = new Map<string, Making>();
  /** Those of `pending` and others, for which new requests no longer wait. */
  const allMaking = new Set<Making>();
  /** Stale responses whose successor somebody has asked for. */
  const replaced = new WeakSet<CachedResponse>();
  const seconds = ['200', '304'].map((status) =>
    metrics.requestSeconds.labels({ method: 'GET', route: 'from memory', status }),
  );
  const cacheHits = metrics.sharedResponses.labels({ from: 'memory' });
  const cacheMisses = metrics.sharedResponses.labels({ from: 'made' });
  let period = priceClock.period();
  let isBurst = false;
  let isChangedAgain = false;
  let settledAt = Number.NEGATIVE_INFINITY;

  const invalidate = () => {
    onInvalidate?.();
    cache.clear();
    parsed.clear();
    // a pending response may have read the old data: later requests must not wait for it
    pending.clear();
  };
  /** Also empties the cache when a scheduled sale has started or ended since the last request. */
  const mayServe = () => {
    if (!isEnabled() || !priceClock.isReady()) return false;
    const current = priceClock.period();
    if (current !== period) invalidate();
    period = current;
    return true;
  };
  const clear = () => {
    isChangedAgain = isBurst;
    if (isBurst) return;
    isBurst = true;
    invalidate();
    setTimeout(() => {
      isBurst = false;
      if (isChangedAgain) clear();
    }, BURST_MS).unref();
  };

  const settle = () => {
    if (isChangedAgain) invalidate();
    isChangedAgain = false;
    settledAt = performance.now();
    pending.clear();
  };
  const markStale: ResponseCache['markStale'] = (foods, { isOnPages }) => {
    const now = performance.now();
    for (const food of foods) {
      cache.markStale(food, now, isOnPages);
      for (const { changed, changedOnPages } of allMaking) {
        if (!changed.has(food)) changed.set(food, now);
        if (isOnPages && !changedOnPages.has(food)) changedOnPages.set(food, now);
      }
    }
  };
  const isTooOld = ({ staleSince }: CachedResponse) =>
    staleSince !== undefined && (staleSince <= settledAt || performance.now() - staleSince >= MAX_STALE_MS);
  /** A response that may be sent now. A stale one may while its successor is being made, or was made only just before. */
  const findServable = (key: string, isBeingMade: (stale: CachedResponse) => boolean) => {
    const found = cache.find(key);
    if (!found || found.staleSince === undefined) return found;
    if (isTooOld(found)) return undefined;
    return performance.now() - found.madeAt < MIN_AGE_MS || isBeingMade(found) ? found : undefined;
  };
  /** The first request after a change gets the new response, all others the stale one until it is there. */
  const isReplaced = (stale: CachedResponse) => {
    if (replaced.has(stale)) return true;
    replaced.add(stale);
    return false;
  };
  /** What a route may send: a finished response, or the one that is being made. */
  const findOrJoin = (key: string): CachedResponse | Making | undefined => {
    const making = pending.get(key);
    if (!shownFoods.isCollecting()) return findServable(key, () => making !== undefined) ?? making;
    // a page that is being cached must not be made from stale responses
    const found = cache.find(key);
    return found && found.staleSince === undefined ? found : making;
  };

  /** A response that is sent again is worth a smaller body. */
  const improve = (key: string, cached: CachedResponse) => {
    if (cached.isFinal || cache.find(key) !== cached) return;
    compressBetter(cached).then(
      (better) => better && cache.replaceBody(key, cached, better),
      (error) => log.error({ err: error }, 'a cached response could not be compressed better'),
    );
  };

  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { req } = context;
    if (!READS.has(req.method)) {
      await next();
      // before the response is sent and without debouncing: everybody's next read must see the change
      if (changesPublicPages(context) && !(await isSeenByAll())) invalidate();
      return;
    }
    const target = targetOf(req);
    const key = keyOf(req.method, target, req.header('Authorization'), req.header('Accept-Encoding'));
    if (!key || !mayServe() || !mayCache(target)) return next();
    // no await when there is none: concurrent requests would all start one
    for (let found = findOrJoin(key); found; found = findOrJoin(key)) {
      const cached = 'promise' in found ? await join(found) : found;
      if (!cached) break;
      if (isTooOld(cached)) continue;
      cacheHits.inc();
      shownFoods.noteAll(cached);
      improve(key, cached);
      context.res = toResponse(cached, req.header('If-None-Match'), priceClock);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>();
    const making: Making = { promise, isAwaited: false, changed: new Map(), changedOnPages: new Map() };
    pending.set(key, making);
    allMaking.add(making);
    const { generation } = cache;
    const shown: Shown = { lists: [] };
    try {
      context.set('isCached', true);
      await shownFoods.collect(shown, next);
      cacheMisses.inc();
      const finished = finish(shown, context.get('page') ? making.changedOnPages : making.changed);
      shownFoods.noteAll(finished);
      const isStored = isAskedBefore(key, target);
      const ifNoneMatch = req.header('If-None-Match');
      // for this request only
      if (!isStored && !making.isAwaited && !ifNoneMatch && !priceClock.isNearBoundary()) return;
      const fresh = toCachedResponse(context, finished);
      if (!fresh) return;
      if (isStored) cache.set(key, fresh, generation);
      resolve(fresh);
      context.res = undefined;
      context.res = toResponse(fresh, ifNoneMatch, priceClock);
    } finally {
      if (pending.get(key) === making) pending.delete(key);
      allMaking.delete(making);
      resolve(undefined);
    }
  };

  return {
    middleware,
    wrapListener: (listener) => (request, response) => {
      const { method = '', url = '', headers } = request;
      const key = keyOf(method, url, headers.authorization, headers['accept-encoding']);
      const cached = key && mayServe() ? findServable(key, isReplaced) : undefined;
      if (!key || !cached) return listener(request, response);
      const isNotModified = matchesEtag(headers['if-none-match'], cached.etag);
      const requestId = randomUUID();
      response.writeHead(isNotModified ? 304 : 200, {
        ...headersOf(cached, isNotModified, priceClock),
        'X-Request-Id': requestId,
      });
      response.end(isNotModified ? undefined : cached.body);
      cacheHits.inc();
      improve(key, cached);
      seconds[isNotModified ? 1 : 0]?.observe(0);
      const [path] = url.split('?', 1);
      const forwarded = headers['x-forwarded-for'];
      const address = addressOf(
        forwarded?.toString(),
        request.socket.remoteAddress ?? 'unknown',
        trustedProxies,
      );
      log.info({ requestId, method, path, status: response.statusCode, ms: 0, address }, 'request');
    },
    readJson: (target) => {
      const key = keyOf('GET', target, undefined, undefined);
      const cached = key && mayServe() ? cache.find(key) : undefined;
      if (!cached || cached.staleSince !== undefined || !IS_JSON.test(cached.headers['content-type'] ?? ''))
        return undefined;
      cacheHits.inc();
      shownFoods.noteAll(cached);
      return parsed.read(cached);
    },
    clear,
    markStale,
    settle,
  };
}

function join(making: Making): Making['promise'] {
  making.isAwaited = true;
  return making.promise;
}

/** What the finished response shows, and since when it lacks a change that came while it was made. */
function finish(shown: Shown, changed: Map<string, number>): Pick<CachedResponse, 'foods' | 'staleSince'> {
  const [first = [], ...others] = shown.lists;
  const foods = others.length === 0 ? first : [...new Set([...first, ...others.flat()])];
  let { staleSince } = shown;
  if (changed.size > 0) for (const food of foods) staleSince = earlier(staleSince, changed.get(food));
  return { foods, staleSince };
}

function keyOf(
  method: string,
  target: string,
  authorization: string | undefined,
  encodings: string | string[] | undefined,
): string | undefined {
  if (method !== 'GET' || authorization !== undefined || !isSharedPath(target)) return undefined;
  return `${negotiateEncoding(String(encodings ?? ''), target) ?? ''} ${target}`;
}

/** Orders and payments also change the displayed stock, but may be seen a second later: it is checked again at checkout. */
export function changesPublicPages(context: Context<AppEnv>): boolean {
  if (READS.has(context.req.method) || context.res.status >= 400) return false;
  return context.get('currentUser')?.isAdmin === true || CHANGES_PUBLIC_PAGES.test(context.req.path);
}
