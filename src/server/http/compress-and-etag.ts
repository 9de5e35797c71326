import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { brotliOptions } from './brotli-options.ts';
import { createZstdCompressor } from './zstd-compressor.ts';

/** Somebody waits for a new response. compress-better.ts spends more time on one that is sent again. */
const BROTLI_QUALITY = 3;

/** Of a client that accepts both: a page is sent in zstd at first and in Brotli when it is sent again. */
export const ZSTD_AND_BROTLI = 'zstd, br';

const [brotli, zstd, zip] = [promisify(brotliCompress), promisify(zstdCompress), promisify(gzip)];
/**
 * Fast levels. A page becomes 2 % larger than with Brotli in a third of the time; level 1 would make it 5 % larger, but a list of
 * foods only 1 %, in four fifths of the time.
 */
const ZSTD_LEVELS = { page: 2, list: 1 };
/** Half a millisecond: asking another thread to do it takes as long. */
const MAX_AT_ONCE = 192 * 1024;
const compressPage = async (bytes: Buffer): Promise<Buffer<ArrayBuffer>> => {
  const options = {
    params: { [constants.ZSTD_c_compressionLevel]: ZSTD_LEVELS.page },
    pledgedSrcSize: bytes.length,
    // no larger pieces: Node's compressor survives until the whole heap is collected, and its piece with it
    chunkSize: 8 * 1024,
  };
  return bytes.length <= MAX_AT_ONCE ? zstdCompressSync(bytes, options) : zstd(bytes, options);
};
const compressors: Record<string, (bytes: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes) => brotli(bytes, brotliOptions(BROTLI_QUALITY, bytes.length)),
  // searches, of which there are many at once
  zstd: createZstdCompressor(ZSTD_LEVELS.list),
  [ZSTD_AND_BROTLI]: compressPage,
  gzip: (bytes) => zip(bytes),
};
/** Nearly every search is another one, so that its response is sent once: faster compression pays off. */
const SENT_ONCE = /^\/api\/foods\/(search|suggest)\//;
const API = '/api/';
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
  if (mayRevalidate && !isCached) {
    const tag = etagOf(bytes);
    headers.set('ETag', tag);
    if (matchesEtag(req.header('If-None-Match'), tag)) {
      context.res = new Response(null, { status: 304, headers });
      return;
    }
  }
  const minBytes = MIN_COMPRESS_BYTES[isPrivate ? 'private' : 'public'];
  const encoding =
    bytes.length < minBytes ? undefined : negotiateEncoding(req.header('Accept-Encoding'), req.path);
  const compress = encoding && compressors[encoding];
  if (encoding && compress) headers.set('Content-Encoding', encoding === ZSTD_AND_BROTLI ? 'zstd' : encoding);
  const body = compress ? await compress(bytes) : bytes;
  // the cache needs the full body and compares If-None-Match itself: the compressed bytes are a fifth of what must be hashed
  if (mayRevalidate && isCached) headers.set('ETag', etagOf(body));
  context.set('body', body);
  // set to undefined first: otherwise Hono merges the old headers into the new response
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
};

function etagOf(bytes: Buffer): string {
  return `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header contains the ETag. */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (
    ifNoneMatch
      ?.split(',')
      .some((candidate) => candidate.trim().replace(/^"/, 'W/"') === tag || candidate.trim() === '*') ?? false
  );
}

/**
 * The best encoding for the response of a path that an Accept-Encoding header allows. Clients with the same result may get the
 * same bytes.
 */
export function negotiateEncoding(acceptEncoding: string | undefined, path: string): string | undefined {
  const offered = (acceptEncoding ?? '').split(',').map((item) => item.trim().split(';'));
  const accepted = offered
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality?.trim() ?? ''))
    .map(([name]) => name);
  if (!path.startsWith(API) && accepted.includes('zstd') && accepted.includes('br')) return ZSTD_AND_BROTLI;
  return ENCODINGS[SENT_ONCE.test(path) ? 'fast' : 'small'].find((name) => accepted.includes(name));
}
