import { createHash } from 'node:crypto';
import path from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '../../rules/image.ts';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { ROOT } from '../platform/root.ts';
import { readIfThere, writeAtomic } from '../platform/storage/files.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { resizeImage } from './resize-image.ts';

interface FoundImage {
  bytes: Buffer;
  format: ImageFormat;
}

export type FindImage = (width: string, file: string) => Promise<FoundImage | undefined>;

/** One at a time, whoever asks: images must not take processor and memory from pages. */
const limited = createConcurrencyLimiter({ concurrency: 1, maxQueue: 200 });

/** Made ahead by scripts/media.ts, for the pictures that come with the shop. */
const MADE_AHEAD = path.join(ROOT, 'public/pictures');
/** Named by its content: storage.ts. */
const UPLOAD = /^uploads\/([0-9a-f]{2})\/([0-9a-f]{30})$/;
const FILE = /^((?:media|uploads)(?:\/[\w-]+)+)\.(\w+)$/;

/** Our own pictures in the widths that pages ask for, each made once and kept on disk. */
export function imageFinder(storage: Storage, dataDir: string): FindImage {
  const making = new Map<string, Promise<Buffer>>();

  const save = async (original: Buffer, saved: string, width: ImageWidth, format: ImageFormat) => {
    const made = await resizeImage(original, { width, format });
    // keeping it only saves the next one the work
    await writeAtomic(saved, made).catch(() => {});
    return made;
  };

  return async (asked, file) => {
    const width = IMAGE_WIDTHS.find((known) => String(known) === asked);
    const [, name, ending] = FILE.exec(file) ?? [];
    const format = IMAGE_FORMATS.find((known) => known === ending);
    if (!width || !format) return undefined;
    const ahead = await readIfThere(path.join(MADE_AHEAD, asked, file));
    if (ahead) return { bytes: ahead, format };
    const address = `/${name}.webp`;
    // a small copy of an upload is found without asking the store, which may be far away
    const [, start = '', rest = ''] = UPLOAD.exec(name ?? '') ?? [];
    const early = start ? undefined : await storage.read(address);
    const content = early ? nameOf(early) : start + rest;
    if (!content) return undefined;
    const key = `${content}-${width}.${format}`;
    const saved = path.join(dataDir, 'pictures', key);
    const there = await readIfThere(saved);
    if (there) return { bytes: there, format };
    const original = early ?? (await storage.read(address));
    if (!original) return undefined;
    const running = making.get(key) ?? limited(() => save(original, saved, width, format));
    making.set(key, running);
    try {
      return { bytes: await running, format };
    } finally {
      making.delete(key);
    }
  };
}

/** By what is in it: a picture that changes under the same address is made anew. */
function nameOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
