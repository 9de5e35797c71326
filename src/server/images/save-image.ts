import { isPngOrJpeg, LARGEST_PICTURE, MAX_IMAGE_SIDE, MOST_PIXELS } from '../../rules/upload.ts';
import { createTurns } from '../platform/concurrency-limiter.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { readImageSize, tidyPicture } from './resize-image.ts';

export type PictureRefusal = 'wrong-picture' | 'broken-picture' | 'picture-too-large';

/**
 * Two at once, so that one image never holds up all others; images of pages have a queue of their own. Whoever waits here
 * holds a whole upload in memory.
 */
const asUpload = createTurns({ atOnce: 2, longestLine: 20, longestWaitMs: 15_000 });

/** Keeps somebody's PNG or JPEG, made anew from its pixels, and gives its address. */
export async function savePicture(
  storage: Storage,
  bytes: Uint8Array,
): Promise<{ imageUrl: string } | PictureRefusal> {
  if (bytes.length > LARGEST_PICTURE) return 'picture-too-large';
  // looked at by ourselves: no other kind of file reaches the program that opens pictures
  if (!isPngOrJpeg(bytes)) return 'wrong-picture';
  const size = await readImageSize(bytes);
  if (!size) return 'broken-picture';
  const { width, height } = size;
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MOST_PIXELS) return 'picture-too-large';
  const tidy = await asUpload(() => tidyPicture(bytes));
  return tidy ? { imageUrl: await storage.put(tidy, 'webp') } : 'broken-picture';
}
