import type { ImageFormat, ImageWidth } from '../../rules/image.ts';
import { MAX_PIXELS } from '../../rules/upload.ts';

const MAX_SIDE = 1920;
const MAX_SECONDS = 10;

/** The program is loaded when the first picture is made: most starts never need it. */
async function open(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp');
  // one core at most: pages come first
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
}

/** A picture no wider than asked. `patient` takes twice as long for some bytes less. */
export async function resizeImage(
  bytes: Uint8Array,
  { width, format, patient = false }: { width: ImageWidth; format: ImageFormat; patient?: boolean },
): Promise<Buffer> {
  const smaller = (await open(bytes)).resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? smaller.avif({ quality: 50, effort: patient ? 3 : 2 }).toBuffer()
    : smaller.webp({ quality: 78 }).toBuffer();
}

/** An upload as we keep it: upright, not larger than a screen, without where and with what it was taken. Nothing when it is no picture. */
export async function tidyImage(bytes: Uint8Array): Promise<Buffer | undefined> {
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

interface ImageSize {
  width: number;
  /** Of all pages one below the other, where a format has pages. */
  height: number;
}

/** As its head says, without opening the rest; nothing when there is no head. */
export async function readImageSize(bytes: Uint8Array): Promise<ImageSize | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height: height * pages };
  } catch {
    return undefined;
  }
}
