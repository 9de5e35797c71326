import { isPngOrJpeg, MAX_IMAGE, MAX_IMAGE_SIDE, MAX_PIXELS } from '../../rules/upload.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { normalizeImage, readImageSize } from './resize-image.ts';
import { uploadQueue } from './upload-queue.ts';

export type ImageError = 'wrong-picture' | 'broken-picture' | 'picture-too-large';

/** Stores a PNG or JPEG, re-encoded from its pixels, and returns its URL. */
export async function saveImage(
  storage: Storage,
  bytes: Uint8Array,
  maxBytes = MAX_IMAGE,
): Promise<Result<{ imageUrl: string }, ImageError>> {
  if (bytes.length > maxBytes) return failure('picture-too-large');
  // checked here first: sharp never parses any other file format
  if (!isPngOrJpeg(bytes)) return failure('wrong-picture');
  const size = await readImageSize(bytes);
  if (!size) return failure('broken-picture');
  const { width, height } = size;
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_PIXELS)
    return failure('picture-too-large');
  const normalized = await uploadQueue(() => normalizeImage(bytes));
  if (!normalized) return failure('broken-picture');
  return success({ imageUrl: await storage.put(normalized, 'webp') });
}
