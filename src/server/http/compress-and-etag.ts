import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

/** What is sent many times is worth more trouble. */
const BROTLI_QUALITY = { once: 4, cached: 5 };

const [brotli, zstd, zip] = [promisify(brotliCompress), promisify(zstdCompress), promisify(gzip)];
const compressors: Record<string, (bytes: Buffer, isCached: boolean) => Promise<Buffer<ArrayBuffer>>> = {
  br: (bytes, isCached) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[isCached ? 'cached' : 'once'] },
    }),
  zstd: (bytes) => zstd(bytes),
  gzip: (bytes) => zip(bytes),
};
const TEXT = /^(text\/|application\/(json|xml|manifest\+json|ld\+json))/;
/** What fits into the first packets of a connection arrives no sooner when it is smaller; what is kept is made once. */
const WORTH_COMPRESSING_FROM = { own: 12 * 1024, shared: 1024 };
const SOON_SECONDS = '2';

/** Text goes out compressed, with a tag of its content: who has it already gets a 304 instead. */
export const compressAndEtag: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  // a refusal for the moment: who waits, and every proxy between, should know how long
  if (context.res.status === 503 && !context.res.headers.has('Retry-After'))
    context.header('Retry-After', SOON_SECONDS);
  const { res, req } = context;
  const isCached = context.get('isCached') === true;
  const made = context.get('body');
  if (!TEXT.test(res.headers.get('Content-Type') ?? '') || res.headers.has('Content-Encoding')) return;
  if (!made && !res.body) return;
  const bytes = made ?? Buffer.from(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.delete('Content-Length');
  headers.append('Vary', 'Accept-Encoding');
  const isPrivate = headers.get('Cache-Control') === 'no-store';
  const mayRevalidate = res.status === 200 && !isPrivate && (req.method === 'GET' || req.method === 'HEAD');
  if (mayRevalidate) {
    const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    headers.set('ETag', tag);
    // what is kept must be whole; whether its asker has it already is seen when it goes out
    if (!isCached && isKnown(req.header('If-None-Match'), tag)) {
      context.res = new Response(null, { status: 304, headers });
      return;
    }
  }
  const enough = WORTH_COMPRESSING_FROM[isPrivate ? 'own' : 'shared'];
  const encoding = bytes.length < enough ? undefined : bestEncoding(req.header('Accept-Encoding'));
  const compress = encoding && compressors[encoding];
  if (encoding && compress) headers.set('Content-Encoding', encoding);
  const body = compress ? await compress(bytes, isCached) : bytes;
  context.set('body', body);
  // replaced as a whole: Hono would otherwise merge the old headers into the new answer
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
};

export function isKnown(input: string | undefined, tag: string): boolean {
  return (
    input
      ?.split(',')
      .some((candidate) => candidate.trim().replace(/^"/, 'W/"') === tag || candidate.trim() === '*') ?? false
  );
}

export function bestEncoding(accepted = ''): string | undefined {
  const offered = accepted.split(',').map((part) => part.trim().split(';'));
  const wanted = offered
    .filter(([, quality]) => !/q=0(\.0*)?$/.test(quality?.trim() ?? ''))
    .map(([name]) => name);
  return Object.keys(compressors).find((name) => wanted.includes(name));
}
