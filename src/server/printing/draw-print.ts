import PDFDocument from 'pdfkit';
import { LEFT } from '../invoices/draw-document.ts';
import { drawInvoiceOnPages } from '../invoices/draw-invoice.ts';
import { writeText } from '../invoices/write-text.ts';
import { drawLabel, LABEL } from './draw-label.ts';
import { slipPages } from './draw-slip.ts';
import type { Pdf } from './fit-text.ts';
import type { PrintedOrder, PrintJob } from './printed-order.ts';

interface Sheet {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

const A4 = { width: 595.28, height: 841.89 };
const ROLL: Sheet = { ...LABEL, columns: 1, rows: 1 };
/** Two upright A5 pages side by side, cut in the middle. */
const HALVES: Sheet = { width: A4.height, height: A4.width, columns: 2, rows: 1 };
const QUARTERS: Sheet = { ...A4, columns: 2, rows: 2 };
/** White around a label on A4, which office printers cannot print to the edge. */
const EDGE = 8;

/** Draws in one cell of a sheet, whose upper left corner is 0, 0. */
type Tile = (pdf: Pdf) => void;

/** All orders as one PDF. */
export function drawPrint(job: PrintJob): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: LEFT });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  drawAll(pdf, job);
  pdf.end();
  return done;
}

function drawAll(pdf: Pdf, job: PrintJob): void {
  const { orders, what, paper } = job;
  const isRoll = paper === '4x6';
  const slips = isRoll ? ROLL : HALVES;
  const labels = isRoll ? ROLL : QUARTERS;
  if (what === 'labels') place(pdf, labels, orders.map(labelTile(job, labels)));
  if (what === 'slips') place(pdf, slips, orders.flatMap(slipTiles(pdf, job, slips)));
  if (what === 'slips-labels' || what === 'all') {
    const [slipsOf, labelOf] = [slipTiles(pdf, job, slips), labelTile(job, slips)];
    for (const order of orders) {
      const [first, ...more] = slipsOf(order);
      if (first) place(pdf, slips, [first, labelOf(order), ...more]);
      // on A4 the invoice follows its slip; a roll is printed on another printer
      if (what === 'all' && !isRoll) drawInvoice(pdf, job, order);
    }
  }
  if (what === 'invoices' || (what === 'all' && isRoll)) {
    for (const order of orders) drawInvoice(pdf, job, order);
  }
  if (what === 'invoices' || what === 'all') listMissing(pdf, job);
}

function place(pdf: Pdf, sheet: Sheet, tiles: Tile[]): void {
  const { width, height, columns, rows } = sheet;
  const cell = cellOf(sheet);
  for (const [index, draw] of tiles.entries()) {
    const at = index % (columns * rows);
    if (at === 0) {
      pdf.addPage({ size: [width, height], margin: 0 });
      drawCuts(pdf, sheet);
    }
    pdf.save().translate((at % columns) * cell.width, Math.floor(at / columns) * cell.height);
    draw(pdf);
    pdf.restore();
  }
}

const cellOf = ({ width, height, columns, rows }: Sheet) => ({
  width: width / columns,
  height: height / rows,
});

function drawCuts(pdf: Pdf, { width, height, columns, rows }: Sheet): void {
  pdf.dash(3, { space: 4 }).lineWidth(0.5).strokeColor('#aaa');
  if (columns > 1)
    pdf
      .moveTo(width / columns, 0)
      .lineTo(width / columns, height)
      .stroke();
  if (rows > 1)
    pdf
      .moveTo(0, height / rows)
      .lineTo(width, height / rows)
      .stroke();
  pdf.undash();
}

function labelTile({ words }: PrintJob, sheet: Sheet): (order: PrintedOrder) => Tile {
  const cell = cellOf(sheet);
  const isFull = sheet === ROLL;
  const scale = isFull ? 1 : Math.min((cell.width - EDGE) / LABEL.width, (cell.height - EDGE) / LABEL.height);
  const [x, y] = [(cell.width - LABEL.width * scale) / 2, (cell.height - LABEL.height * scale) / 2];
  return (order) => (pdf) => {
    pdf.translate(x, y).scale(scale);
    drawLabel(pdf, order, words);
  };
}

function slipTiles(pdf: Pdf, { words }: PrintJob, sheet: Sheet): (order: PrintedOrder) => Tile[] {
  return (order) => slipPages(pdf, order, words, cellOf(sheet));
}

function drawInvoice(pdf: Pdf, { logos }: PrintJob, { invoice, creditedBy }: PrintedOrder): void {
  if (!invoice) return;
  pdf.addPage({ size: 'A4', margin: LEFT });
  drawInvoiceOnPages(pdf, invoice, logos.get(invoice.content.seller.logo?.url ?? ''), creditedBy);
}

/** Nobody should take a stack for complete that is not. */
function listMissing(pdf: Pdf, { orders, words }: PrintJob): void {
  const missing = orders.filter(({ invoice }) => !invoice);
  if (missing.length === 0) return;
  pdf.addPage({ size: 'A4', margin: LEFT });
  pdf.fillColor('#000');
  const width = A4.width - 2 * LEFT;
  writeText(pdf, words.withoutInvoice, { font: 'Helvetica-Bold', size: 16, width });
  pdf.moveDown(0.5);
  const numbers = missing.map(({ number }) => `#${number}`).join(', ');
  writeText(pdf, numbers, { font: 'Helvetica', size: 11, width, lineGap: 3 });
}
