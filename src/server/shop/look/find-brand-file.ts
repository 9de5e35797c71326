import path from 'node:path';
import { readableText } from '../../../rules/colour.ts';
import { createConcurrencyLimiter } from '../../platform/concurrency-limiter.ts';
import { readIfExists, writeAtomic } from '../../platform/storage/files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { drawIcon, type ReadFile } from './draw-icon.ts';
import { drawShareImage } from './draw-share-image.ts';
import { EMAIL_LOGO, emailHeaderColour } from './email-logo.ts';
import { type Brand, brandKey } from './get-brand.ts';
import { fitInto, openImage, tint } from './image-layer.ts';
import { toIco } from './to-ico.ts';

export type FindBrandFile = (brand: Brand, file: string) => Promise<Buffer | undefined>;

/** In pixels: two to four times the size at which they are shown. */
const PAGE_LOGO = { width: 480, height: 160 };
const SAFE_SHARE = 0.56;
const TILE_SHARE = 0.66;

/** The file was lost, for example in a restored backup without uploads: the shop shows its initials. */
class MissingLogoError extends Error {}

type Draw = (brand: Brand, read: ReadFile) => Promise<Buffer>;

const icon =
  (size: number): Draw =>
  (brand, read) =>
    drawIcon(brand, { size, logoShare: TILE_SHARE, isFull: false }, read);

/** Every picture that is made of the logo, by its file name. */
const drawings: Record<string, Draw> = {
  'icon-48.png': icon(48),
  'icon-192.png': icon(192),
  'icon-512.png': icon(512),
  'maskable-512.png': (brand, read) =>
    drawIcon(brand, { size: 512, logoShare: SAFE_SHARE, isFull: true }, read),
  'apple-touch-icon.png': (brand, read) =>
    drawIcon(brand, { size: 180, logoShare: 0.8, isFull: !brand.logo?.icon }, read),
  'favicon.ico': async (brand, read) =>
    toIco(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size)(brand, read) }))),
    ),
  'share.jpg': async (brand, read) => {
    const own = brand.logo?.share;
    return own ? read(own) : drawShareImage(brand, read);
  },
  'logo.webp': async (brand, read) => {
    if (!brand.logo) return icon(PAGE_LOGO.height)(brand, read);
    const { png } = await fitInto(await read(brand.logo.url), PAGE_LOGO.width, PAGE_LOGO.height);
    return (await openImage(png)).webp({ quality: 90 }).toBuffer();
  },
  'email.png': async (brand, read) => {
    if (!brand.logo) return icon(EMAIL_LOGO.height)(brand, read);
    const picture = await fitInto(await read(brand.logo.url), EMAIL_LOGO.width, EMAIL_LOGO.height);
    const { text } = readableText(emailHeaderColour(brand));
    return (brand.logo.isTinted ? await tint(picture, text) : picture).png;
  },
};

/** One at a time: drawing must not take CPU and memory from page requests. */
const drawingQueue = createConcurrencyLimiter({ concurrency: 1, maxQueue: 200 });

/** Draws each file once per replica and keeps it on disk, like resized images. */
export function createBrandFileFinder(storage: Storage, dataDir: string): FindBrandFile {
  const pending = new Map<string, Promise<Buffer>>();
  const read: ReadFile = async (url) => {
    const bytes = await storage.read(url.split('?')[0] ?? '');
    if (!bytes) throw new MissingLogoError(`the logo ${url} is missing`);
    return bytes;
  };
  return async (brand, file) => {
    const draw = Object.hasOwn(drawings, file) ? drawings[file] : undefined;
    if (!draw) return undefined;
    const cacheFile = path.join(dataDir, 'pictures', `brand-${brandKey(brand)}-${file}`);
    const cached = await readIfExists(cacheFile);
    if (cached) return cached;
    const running =
      pending.get(cacheFile) ??
      drawingQueue(async () => {
        try {
          const drawn = await draw(brand, read);
          // the cache is optional: a failed write must not fail the request
          await writeAtomic(cacheFile, drawn).catch(() => {});
          return drawn;
        } catch (error) {
          if (!(error instanceof MissingLogoError)) throw error;
          return draw({ ...brand, logo: undefined }, read);
        }
      });
    pending.set(cacheFile, running);
    try {
      return await running;
    } finally {
      pending.delete(cacheFile);
    }
  };
}
