import { isPngOrJpeg, LARGEST_PICTURE, MOST_PIXELS } from '../../rules/upload.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { createTurns } from '../platform/turns.ts';
import { inTurn } from './in-turn.ts';
import { countPixels, tidyPicture } from './resize-picture.ts';

export type PictureRefusal = 'wrong-picture' | 'broken-picture' | 'picture-too-large';

/** Whoever waits here holds a whole upload in memory. */
const asUpload = createTurns({ atOnce: 1, longestLine: 20 });

/** Keeps somebody's PNG or JPEG, made anew from its pixels, and gives its address. */
export async function savePicture(
  storage: Storage,
  bytes: Uint8Array,
): Promise<{ imageUrl: string } | PictureRefusal> {
  if (bytes.length > LARGEST_PICTURE) return 'picture-too-large';
  // looked at by ourselves: no other kind of file reaches the program that opens pictures
  if (!isPngOrJpeg(bytes)) return 'wrong-picture';
  const pixels = await countPixels(bytes);
  if (pixels === undefined) return 'broken-picture';
  if (pixels > MOST_PIXELS) return 'picture-too-large';
  const tidy = await asUpload(() => inTurn(() => tidyPicture(bytes)));
  return tidy ? { imageUrl: await storage.put(tidy, 'webp') } : 'broken-picture';
}
