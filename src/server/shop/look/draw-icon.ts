import { readableText } from '../../../rules/colour.ts';
import { initials } from '../../../rules/initials.ts';
import { fitText } from './draw-text.ts';
import type { Brand } from './get-brand.ts';
import { canvas, edgeColour, fitInto, type Layer, tint } from './image-layer.ts';

export type ReadFile = (url: string) => Promise<Buffer>;

interface IconShape {
  size: number;
  /** The share of the icon that the logo fills: a maskable icon is cropped to a circle. */
  logoShare: number;
  /** Fills the corners, for systems that crop the icon themselves. */
  isFull: boolean;
}

const CORNER = 0.22;
const INITIALS_SHARE = 0.62;

/** A square icon: the logo as it is, or a tile in the shop's colour with the tinted logo or the initials on it. */
export async function drawIcon(brand: Brand, shape: IconShape, read: ReadFile): Promise<Buffer> {
  const { logo } = brand;
  if (!logo || (logo.isTinted && !logo.icon)) return drawTile(brand, shape, read);
  const { size, isFull } = shape;
  const side = Math.round(size * (isFull ? shape.logoShare : 1));
  const picture = await fitInto(await read(logo.icon ?? logo.url), side, side);
  const background = isFull ? ((await edgeColour(picture)) ?? '#ffffff') : undefined;
  return place(picture, size, background);
}

async function drawTile(brand: Brand, { size, logoShare, isFull }: IconShape, read: ReadFile) {
  const { background, logo, name } = brand;
  const { text } = readableText(background);
  const radius = isFull ? 0 : size * CORNER;
  const tile = svgLayer(
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${background}"/>${
      logo ? '' : await initialsSvg(name, size, size * logoShare, text)
    }`,
  );
  if (!logo) return (await fitInto(tile, size, size)).png;
  const side = Math.round(size * logoShare);
  const picture = await tint(await fitInto(await read(logo.url), side, side), text);
  const ground = await fitInto(tile, size, size);
  return place(picture, size, undefined, ground.png);
}

async function initialsSvg(name: string, size: number, maxWidth: number, colour: string): Promise<string> {
  const { svg, width, top, bottom } = await fitText(initials(name), size * INITIALS_SHARE, maxWidth);
  const [x, y] = [(size - width) / 2, size / 2 - (top + bottom) / 2];
  return `<g transform="translate(${x} ${y})" fill="${colour}" color="${colour}">${svg}</g>`;
}

export function svgLayer(size: number, content: string, height = size): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${height}" viewBox="0 0 ${size} ${height}">${content}</svg>`,
  );
}

async function place(
  { png, width, height }: Layer,
  size: number,
  background: string | undefined,
  ground?: Buffer,
): Promise<Buffer> {
  const left = Math.floor((size - width) / 2);
  const top = Math.floor((size - height) / 2);
  return (await canvas(size, size, background))
    .composite([...(ground ? [{ input: ground }] : []), { input: png, left, top }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
