import { isPngOrJpeg, isSvg, isWebp, MAX_IMAGE_SIDE, MAX_LOGO, MAX_PIXELS } from '../../rules/upload.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { drawLogo, readImageSize } from './resize-image.ts';
import { uploadQueue } from './upload-queue.ts';

export type LogoError = 'wrong-logo' | 'broken-picture' | 'logo-too-large';

interface StoredLogo {
  url: string;
  width: number;
  height: number;
}

/** Stores a logo as pixels and returns its URL. An SVG may contain scripts and is never stored or served as it came. */
export async function saveLogo(storage: Storage, bytes: Uint8Array): Promise<Result<StoredLogo, LogoError>> {
  if (bytes.length > MAX_LOGO) return failure('logo-too-large');
  // checked here first: sharp never parses any other file format
  if (!isPngOrJpeg(bytes) && !isWebp(bytes) && !isSvg(bytes)) return failure('wrong-logo');
  const size = await readImageSize(bytes);
  if (!size) return failure('broken-picture');
  if (Math.max(size.width, size.height) > MAX_IMAGE_SIDE || size.width * size.height > MAX_PIXELS)
    return failure('logo-too-large');
  const drawn = await uploadQueue(() => drawLogo(bytes, isSvg(bytes) ? size : undefined));
  if (!drawn) return failure('broken-picture');
  const { webp, width, height } = drawn;
  return success({ url: await storage.put(webp, 'webp'), width, height });
}
