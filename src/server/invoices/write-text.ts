import type PDFDocument from 'pdfkit';
import { RUPEE_FONT, scriptFonts } from '../platform/script-fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

export interface TextOptions {
  font: 'Helvetica' | 'Helvetica-Bold';
  size: number;
  width: number;
  x?: number;
  y?: number;
  lineGap?: number;
  align?: 'left' | 'right' | 'center';
  /** The law wants ₹ on labels. Elsewhere it is "Rs", because Helvetica has no sign. */
  hasRupeeSign?: boolean;
}

/** Characters of one font. */
interface Run {
  font: string;
  text: string;
}

const JOINERS = /[\u200c\u200d]/;
const UNKNOWN_TO_HELVETICA =
  /[^\u0020-\u007e\u00a0-\u00ff\n\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]+/g;
/** The baseline below the top of a line, and how much taller the other scripts are than Helvetica, by font size. */
const BASELINE = 0.718;
const TALLER = 0.25;

/** Writes at x and y, or below the last text, with the fonts that the characters need. */
export function writeText(
  pdf: Pdf,
  text: string,
  { font, size, width, x, y, lineGap = 0, align = 'left', hasRupeeSign = false }: TextOptions,
): void {
  const left = x ?? pdf.x;
  pdf.font(font).fontSize(size);
  const runs = runsOf(text, font, hasRupeeSign);
  if (runs.every((run) => run.font === font)) {
    pdf.text(known(text), left, y ?? pdf.y, { width, lineGap, align });
    return;
  }
  const height = pdf.currentLineHeight() + tallerBy(runs, font, size) + lineGap;
  let top = y ?? pdf.y;
  for (const line of text.split('\n').flatMap((one) => linesOf(pdf, one, { font, width, hasRupeeSign }))) {
    const free = align === 'left' ? 0 : width - widthOf(pdf, line);
    let at = left + (align === 'center' ? free / 2 : free);
    for (const { font: needed, text: characters } of joined(line)) {
      pdf.font(needed).text(characters, at, top, { lineBreak: false, baseline: -BASELINE * size });
      at += pdf.widthOfString(characters);
    }
    top += height;
  }
  pdf.font(font);
  pdf.x = left;
  pdf.y = top;
}

/** How high the text becomes when it is written so. */
export function heightOfText(
  pdf: Pdf,
  text: string,
  {
    font,
    size,
    width,
    lineGap = 0,
    hasRupeeSign = false,
  }: Pick<TextOptions, 'font' | 'size' | 'width' | 'lineGap' | 'hasRupeeSign'>,
): number {
  pdf.font(font).fontSize(size);
  const runs = runsOf(text, font, hasRupeeSign);
  if (runs.every((run) => run.font === font)) return pdf.heightOfString(known(text), { width, lineGap });
  const height = pdf.currentLineHeight() + tallerBy(runs, font, size) + lineGap;
  const lines = text.split('\n').flatMap((one) => linesOf(pdf, one, { font, width, hasRupeeSign }));
  pdf.font(font);
  return lines.length * height;
}

/** The rupee sign is as high as the letters beside it. */
function tallerBy(runs: readonly Run[], font: string, size: number): number {
  return runs.some((run) => run.font !== font && run.text !== '₹') ? size * TALLER : 0;
}

/** Words of one font are written at once: programs that read the PDF find whole texts. */
function joined(line: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const { font, text } of line) {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text;
    else runs.push({ font, text });
  }
  return runs;
}

interface Setting {
  font: string;
  width: number;
  hasRupeeSign: boolean;
}

/** Wraps words into lines; the space at a line break is dropped. */
function linesOf(pdf: Pdf, text: string, setting: Setting): Run[][] {
  const { width } = setting;
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  for (const piece of text.split(/(\s+)/).flatMap((one) => piecesOf(pdf, one, setting))) {
    const needed = widthOf(pdf, piece);
    if (used + needed > width && line.length > 0) {
      lines.push(line);
      line = [];
      used = 0;
    }
    if (line.length === 0 && piece.every((run) => run.text.trim() === '')) continue;
    line.push(...piece);
    used += needed;
  }
  return [...lines, line];
}

/** A word, or the grapheme clusters of a word that is wider than the line. */
function piecesOf(pdf: Pdf, word: string, { font, width, hasRupeeSign }: Setting): Run[][] {
  const runs = settable(pdf, runsOf(word, font, hasRupeeSign), font);
  if (widthOf(pdf, runs) <= width) return [runs];
  const syllables = new Intl.Segmenter().segment(word);
  return [...syllables].map(({ segment }) => settable(pdf, runsOf(segment, font, hasRupeeSign), font));
}

function runsOf(text: string, font: string, hasRupeeSign: boolean): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const needed =
      (JOINERS.test(character) && last?.font) ||
      (hasRupeeSign && character === '₹' && RUPEE_FONT) ||
      (scriptFonts.find(({ characters }) => characters.test(character))?.file ?? font);
    if (last?.font === needed) last.text += character;
    else runs.push({ font: needed, text: character });
  }
  return runs;
}

/** A name must not break the invoice: characters that cannot be shaped become question marks. */
function settable(pdf: Pdf, runs: Run[], font: string): Run[] {
  return runs.map((run) => {
    if (run.font === font) return { font, text: known(run.text) };
    try {
      pdf.font(run.font).widthOfString(run.text);
      return run;
    } catch {
      return { font, text: '?' };
    }
  });
}

function widthOf(pdf: Pdf, runs: Run[]): number {
  return runs.reduce((sum, { font, text }) => sum + pdf.font(font).widthOfString(text), 0);
}

function known(text: string): string {
  return text.replaceAll('₹', 'Rs ').replace(UNKNOWN_TO_HELVETICA, '?');
}
