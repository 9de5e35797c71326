import path from 'node:path';
import type { Font } from 'fontkit';
import { ROOT } from '../../platform/root.ts';
import { scriptFonts } from '../../platform/script-fonts.ts';

/** Text as SVG paths: a server has no fonts of its own. Coordinates are relative to the start of the baseline. */
export interface DrawnText {
  svg: string;
  width: number;
  /** Above the baseline it is negative, as in SVG. */
  top: number;
  bottom: number;
}

const LATIN = path.join(ROOT, 'src/server/shop/look/fonts/eczar.woff2');
/** The fonts have one weight: an outline makes it bold, and the letters need room for it. In units of the font size. */
const OUTLINE = 0.034;
const SPACING = 0.016;
const JOINERS = /[\u200c\u200d]/;

const fonts = new Map<string, Font>();

/** fontkit is imported on first use: most starts never need it. */
async function fontOf(file: string): Promise<Font> {
  const known = fonts.get(file);
  if (known) return known;
  const { openSync } = await import('fontkit');
  const font = openSync(file);
  fonts.set(file, font);
  return font;
}

export async function drawText(
  text: string,
  { size, isBold = true }: { size: number; isBold?: boolean },
): Promise<DrawnText> {
  const parts: string[] = [];
  let [x, top, bottom] = [0, 0, 0];
  for (const run of runsOf(text)) {
    const font = await fontOf(run.file);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = shape(font, run.text);
    for (const [index, { path: outline, bbox }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = `translate(${round(x + xOffset * scale)} ${round(-yOffset * scale)})`;
      parts.push(`<path transform="${at} scale(${scale} ${-scale})" d="${outline.toSVG()}"/>`);
      if (Number.isFinite(bbox.maxY)) {
        top = Math.min(top, -(bbox.maxY + yOffset) * scale);
        bottom = Math.max(bottom, -(bbox.minY + yOffset) * scale);
      }
      x += xAdvance * scale + (isBold ? size * SPACING : 0);
    }
  }
  const svg = isBold ? outlined(parts.join(''), size) : parts.join('');
  return { svg, width: x, top, bottom };
}

/** In the colour of the fill; the width is not scaled with the glyphs. */
function outlined(paths: string, size: number): string {
  const width = round(size * OUTLINE);
  const wider = paths.replaceAll('<path ', '<path vector-effect="non-scaling-stroke" ');
  return `<g stroke="currentColor" stroke-width="${width}" stroke-linejoin="round">${wider}</g>`;
}

/** The largest size up to `size` at which the text is not wider than `maxWidth`. */
export async function fitText(text: string, size: number, maxWidth: number): Promise<DrawnText> {
  const drawn = await drawText(text, { size });
  return drawn.width <= maxWidth ? drawn : drawText(text, { size: (size * maxWidth) / drawn.width });
}

/** A name must not break its picture: text that cannot be shaped is left out. */
function shape(font: Font, text: string): ReturnType<Font['layout']> {
  try {
    return font.layout(text);
  } catch {
    return { glyphs: [], positions: [] };
  }
}

function runsOf(text: string): { file: string; text: string }[] {
  const runs: { file: string; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const file =
      (JOINERS.test(character) && last?.file) ||
      (scriptFonts.find(({ characters }) => characters.test(character))?.file ?? LATIN);
    if (last?.file === file) last.text += character;
    else runs.push({ file, text: character });
  }
  return runs;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
