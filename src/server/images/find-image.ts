import { createHash } from 'node:crypto';
import path from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '../../rules/image.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { ROOT } from '../platform/root.ts';
import { readIfExists, writeAtomic } from '../platform/storage/files.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { resizeImage } from './resize-image.ts';

interface FoundImage {
  bytes: Buffer;
  format: ImageFormat;
}

export type FindImage = (width: string, file: string) => Promise<FoundImage | undefined>;

/** One at a time: image processing must not take CPU and memory from page requests. */
const resizeQueue = createConcurrencyLimiter({ concurrency: 1, maxQueue: 200 });

/** Bundled images, resized in advance by scripts/media.ts. */
const PREBUILT_DIR = path.join(ROOT, 'public/pictures');
/** Uploads are named by their content hash: see storage.ts. */
const UPLOAD = /^uploads\/([0-9a-f]{2})\/([0-9a-f]{30})$/;
const FILE = /^((?:media|uploads)(?:\/[\w-]+)+)\.(\w+)$/;

/** Finds an image in a given width and format; resizes it on first use and caches the result on disk. */
export function createImageFinder(storage: Storage, dataDir: string): FindImage {
  const pending = new Map<string, Promise<Buffer>>();

  const resizeAndCache = async (
    original: Buffer,
    cacheFile: string,
    width: ImageWidth,
    format: ImageFormat,
  ) => {
    const resized = await resizeImage(original, { width, format });
    // the cache is optional: a failed write must not fail the request
    await writeAtomic(cacheFile, resized).catch(() => {});
    return resized;
  };

  return async (requestedWidth, file) => {
    const width = IMAGE_WIDTHS.find((allowed) => String(allowed) === requestedWidth);
    const [, name, extension] = FILE.exec(file) ?? [];
    const format = IMAGE_FORMATS.find((allowed) => allowed === extension);
    if (!width || !format) return undefined;
    const prebuilt = await readIfExists(path.join(PREBUILT_DIR, requestedWidth, file));
    if (prebuilt) return { bytes: prebuilt, format };
    const address = `/${name}.webp`;
    // the name of an upload is its hash: its cached copy is found without reading the original, which may be in S3
    const [, start = '', rest = ''] = UPLOAD.exec(name ?? '') ?? [];
    const media = start ? undefined : await storage.read(address);
    const hash = media ? contentHash(media) : start + rest;
    if (!hash) return undefined;
    const key = `${hash}-${width}.${format}`;
    const cacheFile = path.join(dataDir, 'pictures', key);
    const cached = await readIfExists(cacheFile);
    if (cached) return { bytes: cached, format };
    const original = media ?? (await storage.read(address));
    if (!original) return undefined;
    const running = pending.get(key) ?? resizeQueue(() => resizeAndCache(original, cacheFile, width, format));
    pending.set(key, running);
    try {
      return { bytes: await running, format };
    } finally {
      pending.delete(key);
    }
  };
}

/** Part of the cache key, so that an image that changes under the same URL is resized again. */
function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
