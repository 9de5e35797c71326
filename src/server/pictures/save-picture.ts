import type { Storage } from '../platform/storage.ts';
import { tidyPicture } from './resize-picture.ts';

/** Keeps an uploaded picture and gives its address; nothing when it is none. */
export async function savePicture(storage: Storage, bytes: Uint8Array): Promise<string | undefined> {
  const tidy = await tidyPicture(bytes);
  return tidy && storage.put(tidy, 'webp');
}
