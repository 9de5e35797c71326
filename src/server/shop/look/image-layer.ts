import { MAX_PIXELS } from '../../../rules/upload.ts';

/** sharp is imported on first use: most starts never need it. */
export async function openImage(bytes: Uint8Array, density?: number) {
  const { default: sharp } = await import('sharp');
  // at most one core: page requests come first
  sharp.concurrency(1);
  // the same picture is seldom worked on again, and results of its steps would stay in memory
  sharp.cache(false);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, ...(density && { density }) });
}

export interface Layer {
  png: Buffer;
  width: number;
  height: number;
}

const SVG_DENSITY = 72;
const MAX_DENSITY = 7200;

/** Fits a picture into a box without cropping it. An SVG is drawn at that size instead of being enlarged. */
export async function fitInto(bytes: Uint8Array, width: number, height: number): Promise<Layer> {
  const size = await (await openImage(bytes)).metadata();
  const enlarged = Math.max(width / size.width, height / size.height);
  const density = size.format === 'svg' ? Math.min(MAX_DENSITY, SVG_DENSITY * enlarged) : undefined;
  const { data, info } = await (await openImage(bytes, density))
    .resize({ width, height, fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** The same shape in one colour. */
export async function tint({ png, width, height }: Layer, colour: string): Promise<Layer> {
  const plain = await canvas(width, height, colour);
  return {
    png: await plain
      .composite([{ input: png, blend: 'dest-in' }])
      .png()
      .toBuffer(),
    width,
    height,
  };
}

/** An empty picture of one colour; transparent without one. */
export async function canvas(width: number, height: number, colour?: string) {
  const { default: sharp } = await import('sharp');
  const background = colour ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width, height, channels: 4, background } });
}

/** The colour at the middle of the upper edge; undefined where the picture is transparent. */
export async function edgeColour({ png, width }: Layer): Promise<string | undefined> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = await (await openImage(png))
    .extract({ left: Math.floor(width / 2), top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  if (alpha < 250) return undefined;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
