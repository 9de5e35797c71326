import path from 'node:path';
import type PDFDocument from 'pdfkit';
import { ROOT } from '../platform/root.ts';

type Pdf = InstanceType<typeof PDFDocument>;

interface Place {
  font: 'Helvetica' | 'Helvetica-Bold';
  size: number;
  width: number;
  x?: number;
  y?: number;
  lineGap?: number;
}

/** Letters that one font has. */
interface Run {
  font: string;
  text: string;
}

/** Only fonts whose tables the PDF library can follow: it stumbles over the Noto of Telugu, Malayalam and others. */
const scripts = (
  [
    [/\p{Script_Extensions=Tamil}/u, 'tamil'],
    [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
    [/\p{Script_Extensions=Telugu}/u, 'telugu'],
    [/\p{Script_Extensions=Kannada}/u, 'kannada'],
    [/\p{Script_Extensions=Malayalam}/u, 'malayalam'],
    [/\p{Script_Extensions=Bengali}/u, 'bengali'],
    [/\p{Script_Extensions=Gujarati}/u, 'gujarati'],
    [/\p{Script_Extensions=Gurmukhi}/u, 'gurmukhi'],
    [/\p{Script_Extensions=Oriya}/u, 'oriya'],
  ] as const
).map(
  ([characters, name]) => [characters, path.join(ROOT, `src/server/invoices/fonts/${name}.ttf`)] as const,
);

const JOINERS = /[\u200c\u200d]/;
const UNKNOWN_TO_HELVETICA =
  /[^\u0020-\u007e\u00a0-\u00ff\n\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]+/g;
/** How far below the top of a line its letters stand, and how much taller than Helvetica the other scripts are. */
const BASELINE = 0.718;
const TALLER = 0.25;

/** Writes from the given place, or on from where the last text ended, in the fonts that the letters need. */
export function writeText(pdf: Pdf, text: string, { font, size, width, x, y, lineGap = 0 }: Place): void {
  const left = x ?? pdf.x;
  pdf.font(font).fontSize(size);
  if (runsOf(text, font).every((run) => run.font === font)) {
    pdf.text(known(text), left, y ?? pdf.y, { width, lineGap });
    return;
  }
  const height = pdf.currentLineHeight() + size * TALLER + lineGap;
  let top = y ?? pdf.y;
  for (const line of text.split('\n').flatMap((one) => linesOf(pdf, one, font, width))) {
    let at = left;
    for (const { font: needed, text: characters } of line) {
      pdf.font(needed).text(characters, at, top, { lineBreak: false, baseline: -BASELINE * size });
      at += pdf.widthOfString(characters);
    }
    top += height;
  }
  pdf.font(font);
  pdf.x = left;
  pdf.y = top;
}

/** As many words on a line as fit; the space between two lines is written on neither. */
function linesOf(pdf: Pdf, text: string, font: string, width: number): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  for (const piece of text.split(/(\s+)/).flatMap((one) => piecesOf(pdf, one, font, width))) {
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

/** A word, or where it is wider than the line, its syllables. */
function piecesOf(pdf: Pdf, word: string, font: string, width: number): Run[][] {
  const runs = settable(pdf, runsOf(word, font), font);
  if (widthOf(pdf, runs) <= width) return [runs];
  const syllables = new Intl.Segmenter().segment(word);
  return [...syllables].map(({ segment }) => settable(pdf, runsOf(segment, font), font));
}

function runsOf(text: string, font: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const needed =
      (JOINERS.test(character) && last?.font) ||
      (scripts.find(([characters]) => characters.test(character))?.[1] ?? font);
    if (last?.font === needed) last.text += character;
    else runs.push({ font: needed, text: character });
  }
  return runs;
}

/** An invoice must come, whatever a name is made of: letters that cannot be set are question marks. */
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
