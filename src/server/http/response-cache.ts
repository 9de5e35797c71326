import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { AppEnv } from './app-env.ts';
import { addressOf } from './client-address.ts';
import { bestEncoding, isKnown } from './compress-and-etag.ts';
import { type CachedResponse, LruCache } from './lru-cache.ts';
import { isShared, targetOf } from './shared-paths.ts';

export interface ResponseCache {
  /** Keeps what goes out to everybody alike; who asks while it is being made waits for that one. */
  middleware: MiddlewareHandler<AppEnv>;
  /** Answers from memory before anything else runs. */
  before(listener: RequestListener): RequestListener;
  /** Called for every change that the database notifies us of; a burst of them empties the cache once. */
  clear(): void;
}

const MAX_BYTES = 32 * 1024 * 1024;
const BURST_MS = 100;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls by which a customer changes what everybody sees: reviews, and the name beside them. */
const SHOWN_OF_CUSTOMERS = /^\/api\/(reviews|users\/(updateProfile|me))\/?$/;

/** `isOn` says whether changes are heard: without that nothing is answered from memory. */
export function responseCache({
  isOn,
  log,
  metrics,
  trustedProxies,
}: {
  isOn: () => boolean;
  log: Log;
  metrics: Metrics;
  trustedProxies: number;
}): ResponseCache {
  const cache = new LruCache(MAX_BYTES);
  const making = new Map<string, Promise<CachedResponse | undefined>>();
  const seconds = ['200', '304'].map((status) =>
    metrics.requestSeconds.labels({ method: 'GET', route: 'from memory', status }),
  );
  const fromMemory = metrics.shared.labels({ from: 'memory' });
  const made = metrics.shared.labels({ from: 'made' });
  let isBurst = false;
  let isChangedAgain = false;

  const invalidate = () => {
    cache.clear();
    // a response that is being made may have read what was there before: nobody who comes now may wait for it
    making.clear();
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
      // before the response goes out, and without waiting for the end of a burst: its caller's next read sees the change
      if (changesShown(context)) invalidate();
      return;
    }
    const key = keyOf(req.method, targetOf(req), req.header('Authorization'), req.header('Accept-Encoding'));
    if (!key || !isOn()) return next();
    const running = making.get(key);
    // no pause when nobody makes it: the others that came at the same moment would all begin
    const known = cache.find(key) ?? (running && (await running));
    if (known) {
      fromMemory.inc();
      context.res = responseOf(known, req.header('If-None-Match'));
      return;
    }
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>();
    making.set(key, promise);
    const { generation } = cache;
    try {
      context.set('isCached', true);
      await next();
      made.inc();
      const fresh = responseIn(context);
      if (!fresh) return;
      cache.set(key, fresh, generation);
      resolve(fresh);
      context.res = undefined;
      context.res = responseOf(fresh, req.header('If-None-Match'));
    } finally {
      if (making.get(key) === promise) making.delete(key);
      resolve(undefined);
    }
  };

  return {
    middleware,
    before: (listener) => (request, response) => {
      const { method = '', url = '', headers } = request;
      const key = keyOf(method, url, headers.authorization, headers['accept-encoding']);
      const known = key && isOn() ? cache.find(key) : undefined;
      if (!known) return listener(request, response);
      const hasIt = isKnown(headers['if-none-match'], known.tag);
      const requestId = randomUUID();
      response.writeHead(hasIt ? 304 : 200, { ...headersOf(known, hasIt), 'X-Request-Id': requestId });
      response.end(hasIt ? undefined : known.body);
      fromMemory.inc();
      seconds[hasIt ? 1 : 0]?.observe(0);
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
  if (method !== 'GET' || authorization !== undefined || !isShared(target)) return undefined;
  return `${bestEncoding(String(encodings ?? '')) ?? ''} ${target}`;
}

/**
 * Orders and payments change stock, which is shown too, but come in numbers that would leave the cache empty: the
 * database's notification is enough for them, since stock is checked again when it is sold.
 */
function changesShown(context: Context<AppEnv>): boolean {
  if (context.res.status >= 400) return false;
  return context.get('currentUser')?.isAdmin === true || SHOWN_OF_CUSTOMERS.test(context.req.path);
}

/** A good answer for everybody; nothing else is kept. */
function responseIn(context: Context<AppEnv>): CachedResponse | undefined {
  const { res } = context;
  const body = context.get('body');
  const tag = res.headers.get('ETag');
  const isPublic = res.headers.get('Cache-Control')?.startsWith('public');
  if (res.status !== 200 || !tag || !body || !isPublic || res.headers.has('Set-Cookie')) return undefined;
  const { 'x-request-id': _, ...headers } = Object.fromEntries(res.headers);
  // a copy of its own: it may be a part of a larger block, which it would keep from being freed
  const own = Buffer.from(new Uint8Array(body).buffer);
  return { tag, body: own, headers: { ...headers, 'content-length': String(body.length) } };
}

function responseOf(result: CachedResponse, input: string | undefined): Response {
  const hasIt = isKnown(input, result.tag);
  const headers = headersOf(result, hasIt);
  return new Response(hasIt ? null : result.body, { status: hasIt ? 304 : 200, headers });
}

function headersOf({ headers }: CachedResponse, hasIt: boolean): Record<string, string> {
  if (!hasIt) return headers;
  const { 'content-length': _length, 'content-encoding': _encoding, ...others } = headers;
  return others;
}
