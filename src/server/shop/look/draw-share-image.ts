import { readableText } from '../../../rules/colour.ts';
import { drawIcon, type ReadFile, svgLayer } from './draw-icon.ts';
import { drawText, fitText } from './draw-text.ts';
import type { Brand } from './get-brand.ts';
import { canvas, fitInto, tint } from './image-layer.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MAX_TEXT_WIDTH = 1040;
const MAX_TAGLINE_WIDTH = 900;
const MAX_TAGLINE_LINES = 2;
const NAME_SIZE = 104;
const TAGLINE_SIZE = 38;
const TAGLINE_HEIGHT = 54;
const LOGO_HEIGHT = 210;
const LOGO_WIDTH = 700;
const GAP = 52;

/** The picture that chat apps and social sites show for a link: logo, name and tagline on the shop's colour. */
export async function drawShareImage(brand: Brand, read: ReadFile): Promise<Buffer> {
  const { text } = readableText(brand.background);
  const logo = await logoLayer(brand, text, read);
  const name = await fitText(brand.name, NAME_SIZE, MAX_TEXT_WIDTH);
  const lines = await wrap(brand.tagline);
  const taglineHeight = lines.length * TAGLINE_HEIGHT;
  const nameHeight = name.bottom - name.top;
  const height = logo.height + GAP + nameHeight + (lines.length > 0 ? 20 : 0) + taglineHeight;
  const top = (HEIGHT - height) / 2;
  const nameY = top + logo.height + GAP - name.top;
  const firstLineY = nameY + name.bottom + 20 + TAGLINE_SIZE;
  const words = [
    centred(name, nameY),
    ...lines.map((line, index) => centred(line, firstLineY + index * TAGLINE_HEIGHT)),
  ];
  const svg = svgLayer(WIDTH, `<g fill="${text}" color="${text}">${words.join('')}</g>`, HEIGHT);
  return (await canvas(WIDTH, HEIGHT, brand.background))
    .composite([
      { input: svg },
      { input: logo.png, left: Math.round((WIDTH - logo.width) / 2), top: Math.round(top) },
    ])
    .flatten({ background: brand.background })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function logoLayer(brand: Brand, text: string, read: ReadFile) {
  const { logo } = brand;
  if (logo) {
    const picture = await fitInto(await read(logo.url), LOGO_WIDTH, LOGO_HEIGHT);
    return logo.isTinted ? tint(picture, text) : picture;
  }
  // a tile of the text's colour stands out from the background
  const inverted = { ...brand, background: text };
  const png = await drawIcon(inverted, { size: LOGO_HEIGHT, logoShare: 0.66, isFull: false }, read);
  return { png, width: LOGO_HEIGHT, height: LOGO_HEIGHT };
}

function centred({ svg, width }: { svg: string; width: number }, y: number): string {
  return `<g transform="translate(${(WIDTH - width) / 2} ${y})">${svg}</g>`;
}

/** A longer text ends after the last word that fits. */
async function wrap(text: string) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    const { width } = await drawText(longer, { size: TAGLINE_SIZE, isBold: false });
    if (width <= MAX_TAGLINE_WIDTH && lines.length > 0) lines[lines.length - 1] = longer;
    else if (lines.length < MAX_TAGLINE_LINES) lines.push(word);
    else break;
  }
  return Promise.all(lines.map((line) => drawText(line, { size: TAGLINE_SIZE, isBold: false })));
}
