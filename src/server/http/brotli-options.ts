import { constants } from 'node:zlib';

const MIN_WINDOW = 16;
const MAX_WINDOW = 22;

/**
 * A window no larger than the text: by default the compressor takes memory for four megabytes each time, and giving a page
 * its memory took nearly as long as compressing it.
 */
export function brotliOptions(quality: number, length: number) {
  const window = Math.ceil(Math.log2(length + 1));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(MAX_WINDOW, Math.max(MIN_WINDOW, window)),
    },
    // most results come in one piece
    chunkSize: 64 * 1024,
  };
}
