import { code128, QUIET_MODULES } from '../../rules/code-128.ts';
import { qrCode } from '../../rules/qr-code.ts';
import type { Pdf } from './fit-text.ts';

const BLACK = '#000';
/** A quarter of a millimetre, two dots of a label printer: thinner bars are not read. */
const MIN_MODULE = 0.73;
const MAX_MODULE = 1.5;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the bars with white at both sides. False when the text is too long for the width, or has other characters. */
export function drawCode128(pdf: Pdf, text: string, { x, y, width, height }: Box): boolean {
  const widths = code128(text);
  if (!widths) return false;
  const modules = widths.reduce((sum, bar) => sum + bar, 0) + 2 * QUIET_MODULES;
  const module = Math.min(MAX_MODULE, width / modules);
  if (module < MIN_MODULE) return false;
  let at = x + (width - module * modules) / 2 + QUIET_MODULES * module;
  for (const [index, bar] of widths.entries()) {
    if (index % 2 === 0) pdf.rect(at, y, bar * module, height);
    at += bar * module;
  }
  pdf.fill(BLACK);
  return true;
}

/** The code of the order that is printed: its slip and its label have the same one. */
let last: { text: string; rows: boolean[][] | undefined } | undefined;

/** Nothing is drawn of a text that is too long. */
export function drawQr(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  if (last?.text !== text) last = { text, rows: qrCode(text) };
  const { rows } = last;
  if (!rows) return;
  const module = size / rows.length;
  for (const [line, row] of rows.entries()) {
    for (let from = 0; from < row.length; from += 1) {
      if (!row[from]) continue;
      const light = row.indexOf(false, from);
      const end = light < 0 ? row.length : light;
      pdf.rect(x + from * module, y + line * module, (end - from) * module, module);
      from = end;
    }
  }
  pdf.fill(BLACK);
}
