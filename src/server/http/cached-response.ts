import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { REVALIDATE } from './cache-control.ts';
import { matchesEtag, negotiateEncoding, ZSTD_AND_BROTLI } from './compress-and-etag.ts';
import type { CachedResponse } from './lru-cache.ts';
import type { PriceClock } from './price-clock.ts';

/** Only successful public responses without cookies are cached. */
export function toCachedResponse(
  context: Context<AppEnv>,
  shown: Pick<CachedResponse, 'foods' | 'staleSince'>,
): CachedResponse | undefined {
  const { req, res } = context;
  const body = context.get('body');
  const etag = res.headers.get('ETag');
  const isPublic = res.headers.get('Cache-Control')?.startsWith('public');
  if (res.status !== 200 || !etag || !body || !isPublic || res.headers.has('Set-Cookie')) return undefined;
  const { 'x-request-id': _, ...headers } = Object.fromEntries(res.headers);
  // copied: the buffer may be a slice of a larger block, which it would keep in memory
  const copy = Buffer.from(new Uint8Array(body).buffer);
  const encodings =
    negotiateEncoding(req.header('Accept-Encoding'), req.path) === ZSTD_AND_BROTLI ? ['zstd', 'br'] : ['br'];
  return {
    ...shown,
    isPage: context.get('page') !== undefined,
    etag,
    body: copy,
    isFinal: !encodings.includes(headers['content-encoding'] ?? ''),
    headers: { ...headers, 'content-length': String(body.length) },
    madeAt: performance.now(),
  };
}

export function toResponse(
  cached: CachedResponse,
  ifNoneMatch: string | undefined,
  priceClock: PriceClock,
): Response {
  const isNotModified = matchesEtag(ifNoneMatch, cached.etag);
  const headers = headersOf(cached, isNotModified, priceClock);
  return new Response(isNotModified ? null : cached.body, { status: isNotModified ? 304 : 200, headers });
}

export function headersOf(
  { headers: stored }: CachedResponse,
  isNotModified: boolean,
  priceClock: PriceClock,
): Record<string, string> {
  const headers = priceClock.isNearBoundary() ? { ...stored, 'cache-control': REVALIDATE } : stored;
  if (!isNotModified) return headers;
  const { 'content-length': _length, 'content-encoding': _encoding, ...others } = headers;
  return others;
}
