import { isPngOrJpeg, MAX_IMAGE, MAX_IMAGE_SIDE, MAX_PIXELS } from '../../rules/upload.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readImageSize, tidyImage } from './resize-image.ts';

export type ImageError = 'wrong-picture' | 'broken-picture' | 'picture-too-large';

/**
 * Two at once, so that one image never holds up all others; images of pages have a queue of their own. Whoever waits here
 * holds a whole upload in memory.
 */
const asUpload = createConcurrencyLimiter({ concurrency: 2, maxQueue: 20, maxWaitMs: 15_000 });

/** Keeps somebody's PNG or JPEG, made anew from its pixels, and gives its address. */
export async function saveImage(
  storage: Storage,
  bytes: Uint8Array,
): Promise<{ imageUrl: string } | ImageError> {
  if (bytes.length > MAX_IMAGE) return 'picture-too-large';
  // looked at by ourselves: no other kind of file reaches the program that opens pictures
  if (!isPngOrJpeg(bytes)) return 'wrong-picture';
  const size = await readImageSize(bytes);
  if (!size) return 'broken-picture';
  const { width, height } = size;
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_PIXELS) return 'picture-too-large';
  const tidy = await asUpload(() => tidyImage(bytes));
  return tidy ? { imageUrl: await storage.put(tidy, 'webp') } : 'broken-picture';
}
