import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Somebody waits for a new response. compress-better.ts spends more time on one that is sent again. */
const BROTLI_QUALITY = 3;

const [brotli, zstd, zip] = [promisify(brotliCompress), promisify(zstdCompress), promisify(gzip)];
const compressors: Record<string, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  // for responses that are mostly sent once: the fastest level
  zstd: (bytes) => zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (bytes) => zip(bytes),
};
/** Nearly every search is another one, so that its response is sent once: faster compression pays off. */
const SENT_ONCE = /^\/api\/foods\/(search|suggest)\//;
const ENCODINGS = { small: ['br', 'zstd', 'gzip'], fast: ['zstd', 'br', 'gzip'] };
const TEXT = /^(text\/|application\/(json|xml|manifest\+json|ld\+json))/;
/** Below 12 kB a response fits the initial TCP window, so compression saves no time. Cached ones are compressed only once. */
const MIN_COMPRESS_BYTES = { private: 12 * 1024, public: 1024 };
const RETRY_AFTER_SECONDS = '2';

/** Compresses text responses and adds an ETag; responds 304 Not Modified when If-None-Match has the same ETag. */
export const compressAndEtag: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  // clients and proxies should know when to retry
  if (context.res.status === 503 && !context.res.headers.has('Retry-After'))
    context.header('Retry-After', RETRY_AFTER_SECONDS);
  const { res, req } = context;
  const isCached = context.get('isCached') === true;
  const rendered = context.get('body');
  if (!TEXT.test(res.headers.get('Content-Type') ?? '') || res.headers.has('Content-Encoding')) return;
  if (!rendered && !res.body) return;
  const bytes = rendered ?? Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  const isPrivate = headers.get('Cache-Control') === 'no-store';
  const mayRevalidate = res.status === 200 && !isPrivate && (req.method === 'GET' || req.method === 'HEAD');
  if (mayRevalidate) {
    const tag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
    headers.set('ETag', tag);
    // the cache needs the full body; it compares If-None-Match itself
    if (!isCached && matchesEtag(req.header('If-None-Match'), tag)) {
      context.res = new Response(null, { status: 304, headers });
      return;
    }
  }
  const minBytes = MIN_COMPRESS_BYTES[isPrivate ? 'private' : 'public'];
  const encoding =
    bytes.length < minBytes ? undefined : negotiateEncoding(req.header('Accept-Encoding'), req.path);
  const compress = encoding && compressors[encoding];
  if (encoding && compress) headers.set('Content-Encoding', encoding);
  const body = compress ? await compress(bytes) : bytes;
  context.set('body', body);
  // set to undefined first: otherwise Hono merges the old headers into the new response
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
};

/** Whether an If-None-Match header contains the ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (
    ifNoneMatch
      ?.split(',')
      .some((candidate) => candidate.trim().replace(/^"/, 'W/"') === tag || candidate.trim() === '*') ?? false
  );
}

/** The best encoding for the response of a path that an Accept-Encoding header allows. */
export function negotiateEncoding(acceptEncoding: string | undefined, path: string): string | undefined {
  const offered = (acceptEncoding ?? '').split(',').map((item) => item.trim().split(';'));
  const accepted = offered
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality?.trim() ?? ''))
    .map(([name]) => name);
  return ENCODINGS[SENT_ONCE.test(path) ? 'fast' : 'small'].find((name) => accepted.includes(name));
}
