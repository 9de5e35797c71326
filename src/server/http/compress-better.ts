import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { CachedResponse } from './lru-cache.ts';

/** 7 makes pages 2 % smaller in twice the time. */
const BROTLI_QUALITY = 5;
const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

let isBusy = false;

/** A smaller body of a cached response; undefined while another is made, so that requests keep the cores. */
export async function compressBetter(
  cached: CachedResponse,
): Promise<Pick<CachedResponse, 'body' | 'headers'> | undefined> {
  if (isBusy) return undefined;
  isBusy = true;
  try {
    const bytes = await decompress(cached.body);
    const smaller = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    // copied: the buffer may be a slice of a larger block, which it would keep in memory
    const body = Buffer.from(new Uint8Array(smaller).buffer);
    const headers = { ...cached.headers, 'content-length': String(body.length) };
    return { body, headers };
  } finally {
    isBusy = false;
  }
}
