import type { ImageFormat, ImageWidth } from '../../rules/image.ts';
import { MAX_PIXELS } from '../../rules/upload.ts';

const MAX_SIDE = 1920;
const MAX_SECONDS = 10;
const LOGO_SIDE = 1024;
const SVG_DENSITY = 72;

/** sharp is imported on first use: most starts never need it. */
async function open(bytes: Uint8Array, density?: number) {
  const { default: sharp } = await import('sharp');
  // at most one core: page requests come first
  sharp.concurrency(1);
  // the same picture is seldom worked on again, and results of its steps would stay in memory
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', ...(density && { density }) });
}

/** Never enlarges an image. `highEffort` takes twice as long for a slightly smaller AVIF. */
export async function resizeImage(
  bytes: Uint8Array,
  { width, format, highEffort = false }: { width: ImageWidth; format: ImageFormat; highEffort?: boolean },
): Promise<Buffer> {
  const smaller = (await open(bytes)).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? smaller.avif({ quality: 50, effort: highEffort ? 3 : 2 }).toBuffer()
    : smaller.webp({ quality: 78 }).toBuffer();
}

/** Resizes an upload to at most screen size and re-encodes it upright, without EXIF data. Undefined for an invalid image. */
export async function normalizeImage(bytes: Uint8Array): Promise<Buffer | undefined> {
  try {
    const image = (await open(bytes)).autoOrient();
    return await image
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** A logo as pixels with transparency, without metadata. `svgSize` is the size of an SVG, which is drawn larger. Undefined for an invalid image. */
export async function drawLogo(
  bytes: Uint8Array,
  svgSize?: ImageSize,
): Promise<{ webp: Buffer; width: number; height: number } | undefined> {
  const density = svgSize && (SVG_DENSITY * LOGO_SIDE) / Math.max(svgSize.width, svgSize.height);
  try {
    const { data, info } = await (await open(bytes, density))
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ lossless: true, effort: 4 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

interface ImageSize {
  width: number;
  /** The sum of all pages or frames. */
  height: number;
}

/** Reads only the file header; undefined when it is invalid. */
export async function readImageSize(bytes: Uint8Array): Promise<ImageSize | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height: height * pages };
  } catch {
    return undefined;
  }
}
