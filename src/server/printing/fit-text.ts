import type PDFDocument from 'pdfkit';
import { heightOfText, type TextOptions, writeText } from '../invoices/write-text.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

interface Fitted extends Pick<TextOptions, 'font' | 'align' | 'lineGap' | 'hasRupeeSign'> {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Used where the text fits; else it becomes smaller. */
  size: number;
  minSize?: number;
  isMiddle?: boolean;
}

const STEP = 0.5;
const LOWER = 0.16;

/** Writes a text that never leaves its box: it becomes smaller, and at the smallest size its end is left out. Returns its height. */
export function fitText(pdf: Pdf, text: string, { minSize = 6, ...box }: Fitted): number {
  const { x, y, width, height, font, lineGap = 0, isMiddle = false, align, hasRupeeSign = false } = box;
  const heightAt = (size: number, written = text) =>
    heightOfText(pdf, written, { font, size, width, lineGap, hasRupeeSign });
  let { size } = box;
  while (size > minSize && heightAt(size) > height) size -= STEP;
  let written = text;
  while (written.length > 1 && heightAt(size, written) > height)
    written = `${[...written]
      .slice(0, Math.floor([...written].length * 0.9) - 1)
      .join('')
      .trimEnd()}…`;
  const used = heightAt(size, written);
  // the letters stand high in their line
  const top = isMiddle ? y + Math.max(0, (height - used + size * LOWER) / 2) : y;
  writeText(pdf, written, { font, size, width, x, y: top, lineGap, hasRupeeSign, ...(align && { align }) });
  return used;
}
