import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { REVALIDATE } from './cache-control.ts';
import { addressOf } from './client-address.ts';
import { matchesEtag, negotiateEncoding } from './compress-and-etag.ts';
import { type CachedResponse, LruCache } from './lru-cache.ts';
import type { PriceClock } from './price-clock.ts';
import { isSharedPath, targetOf } from './shared-paths.ts';

export interface ResponseCache {
  /** Caches shared responses. Concurrent requests for the same response wait for the first one. */
  middleware: MiddlewareHandler<AppEnv>;
  /** Serves cached responses before the Hono app runs. */
  wrapListener(listener: RequestListener): RequestListener;
  /** Invalidates the cache. Called for every change notification of the database; a burst clears it only once or twice. */
  clear(): void;
}

const MAX_BYTES = 32 * 1024 * 1024;
const BURST_MS = 100;
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
  mayKeep = () => true,
}: {
  isEnabled: () => boolean;
  priceClock: PriceClock;
  log: Log;
  metrics: Metrics;
  trustedProxies: number;
  /** Also called while nothing is cached. */
  onInvalidate?: () => void;
  /** False for a target of which there are too many to cache. */
  mayKeep?: (target: string) => boolean;
}): ResponseCache {
  const cache = new LruCache(MAX_BYTES);
  const pending = new Map<string, Promise<CachedResponse | undefined>>();
  const seconds = ['200', '304'].map((status) =>
    metrics.requestSeconds.labels({ method: 'GET', route: 'from memory', status }),
  );
  const cacheHits = metrics.sharedResponses.labels({ from: 'memory' });
  const cacheMisses = metrics.sharedResponses.labels({ from: 'made' });
  let period = priceClock.period();
  let isBurst = false;
  let isChangedAgain = false;

  const invalidate = () => {
    onInvalidate?.();
    cache.clear();
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

  const middleware: MiddlewareHandler<AppEnv> = async (context, next) => {
    const { req } = context;
    if (!READS.has(req.method)) {
      await next();
      // before the response is sent and without debouncing: the client's next read must see its own change
      if (changesPublicPages(context)) invalidate();
      return;
    }
    const target = targetOf(req);
    const key = keyOf(req.method, target, req.header('Authorization'), req.header('Accept-Encoding'));
    if (!key || !mayServe() || !mayKeep(target)) return next();
    const running = pending.get(key);
    // no await when none is pending: concurrent requests would all start one
    const cached = cache.find(key) ?? (running && (await running));
    if (cached) {
      cacheHits.inc();
      context.res = toResponse(cached, req.header('If-None-Match'), priceClock);
      return;
    }
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>();
    pending.set(key, promise);
    const { generation } = cache;
    try {
      context.set('isCached', true);
      await next();
      cacheMisses.inc();
      const fresh = toCachedResponse(context);
      if (!fresh) return;
      cache.set(key, fresh, generation);
      resolve(fresh);
      context.res = undefined;
      context.res = toResponse(fresh, req.header('If-None-Match'), priceClock);
    } finally {
      if (pending.get(key) === promise) pending.delete(key);
      resolve(undefined);
    }
  };

  return {
    middleware,
    wrapListener: (listener) => (request, response) => {
      const { method = '', url = '', headers } = request;
      const key = keyOf(method, url, headers.authorization, headers['accept-encoding']);
      const cached = key && mayServe() ? cache.find(key) : undefined;
      if (!cached) return listener(request, response);
      const isNotModified = matchesEtag(headers['if-none-match'], cached.etag);
      const requestId = randomUUID();
      response.writeHead(isNotModified ? 304 : 200, {
        ...headersOf(cached, isNotModified, priceClock),
        'X-Request-Id': requestId,
      });
      response.end(isNotModified ? undefined : cached.body);
      cacheHits.inc();
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
    clear,
  };
}

function keyOf(
  method: string,
  target: string,
  authorization: string | undefined,
  encodings: string | string[] | undefined,
): string | undefined {
  if (method !== 'GET' || authorization !== undefined || !isSharedPath(target)) return undefined;
  return `${negotiateEncoding(String(encodings ?? '')) ?? ''} ${target}`;
}

/**
 * Orders and payments also change the displayed stock, but are so frequent that the cache would stay empty. For them the
 * debounced database notification is enough, because stock is checked again at checkout.
 */
function changesPublicPages(context: Context<AppEnv>): boolean {
  if (context.res.status >= 400) return false;
  return context.get('currentUser')?.isAdmin === true || CHANGES_PUBLIC_PAGES.test(context.req.path);
}

/** Only successful public responses without cookies are cached. */
function toCachedResponse(context: Context<AppEnv>): CachedResponse | undefined {
  const { res } = context;
  const body = context.get('body');
  const etag = res.headers.get('ETag');
  const isPublic = res.headers.get('Cache-Control')?.startsWith('public');
  if (res.status !== 200 || !etag || !body || !isPublic || res.headers.has('Set-Cookie')) return undefined;
  const { 'x-request-id': _, ...headers } = Object.fromEntries(res.headers);
  // copied: the buffer may be a slice of a larger block, which it would keep in memory
  const copy = Buffer.from(new Uint8Array(body).buffer);
  return { etag, body: copy, headers: { ...headers, 'content-length': String(body.length) } };
}

function toResponse(
  cached: CachedResponse,
  ifNoneMatch: string | undefined,
  priceClock: PriceClock,
): Response {
  const isNotModified = matchesEtag(ifNoneMatch, cached.etag);
  const headers = headersOf(cached, isNotModified, priceClock);
  return new Response(isNotModified ? null : cached.body, { status: isNotModified ? 304 : 200, headers });
}

function headersOf(
  { headers: stored }: CachedResponse,
  isNotModified: boolean,
  priceClock: PriceClock,
): Record<string, string> {
  const headers = priceClock.isNearBoundary() ? { ...stored, 'cache-control': REVALIDATE } : stored;
  if (!isNotModified) return headers;
  const { 'content-length': _length, 'content-encoding': _encoding, ...others } = headers;
  return others;
}
