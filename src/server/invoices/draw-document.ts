import PDFDocument from 'pdfkit';
import type { InvoiceContent, InvoiceLine, Seller } from '../../contract/invoice.ts';
import { findState, stateCode } from '../../rules/states.ts';
import type { InvoiceLabels } from './messages/invoice-labels.ts';
import { writeText } from './write-text.ts';

/** Also the margin of the page. */
export const LEFT = 40;
const RIGHT = 555;
const ROW_SIZE = 8.5;
const LOGO = { width: 130, height: 56, gap: 16 };
const INK = '#26170e';
const QUIET = '#5f4c3e';
const LINE = '#d8cbb6';
const ALARM = '#a32117';
const AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Column {
  title: string;
  width: number;
  isNumber: boolean;
  text: (line: InvoiceLine) => string;
}

/** An invoice or a credit note, ready to be drawn. */
export interface PrintedDocument {
  /** Of the file. */
  fileTitle: string;
  title: string;
  issuedAt: Date;
  seller: Seller;
  buyer: InvoiceContent['buyer'];
  /** Number, date and the like. */
  about: readonly string[];
  lines: readonly InvoiceLine[];
  /** Decides between CGST with SGST, and IGST. */
  isHere: boolean;
  hasTax: boolean;
  /** Columns of price and discount. */
  hasPrices: boolean;
  totalLabel: string;
  total: number;
  /** Large, in the upper part of the page. */
  stamp?: string;
  note: string;
  labels: InvoiceLabels;
}

/** Draws a PDF of one or more A4 pages; the same document gives the same bytes. `logo` is a PNG. */
export function drawDocument(content: PrintedDocument, logo?: Uint8Array): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: { Title: content.fileTitle, Author: content.seller.legalName, CreationDate: content.issuedAt },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  drawOnPages(pdf, content, logo);
  pdf.end();
  return done;
}

export type Pdf = InstanceType<typeof PDFDocument>;

/** Draws on the current page, an empty A4 page, and on pages that it adds. */
export function drawOnPages(pdf: Pdf, content: PrintedDocument, logo: Uint8Array | undefined): void {
  if (logo) drawLogo(pdf, logo);
  drawHead(pdf, content, logo ? LOGO.width + LOGO.gap : 0);
  drawLines(pdf, content);
  drawTotals(pdf, content);
}

/** In the upper right corner, beside the seller. */
function drawLogo(pdf: Pdf, logo: Uint8Array): void {
  const { width, height } = LOGO;
  pdf.image(Buffer.from(logo), RIGHT - width, LEFT, { fit: [width, height], align: 'right' });
}

function drawHead(
  pdf: Pdf,
  { seller, buyer, title, about, stamp, labels: { label } }: PrintedDocument,
  logoWidth: number,
): void {
  const width = RIGHT - LEFT - logoWidth;
  pdf.fillColor(INK);
  writeText(pdf, seller.legalName, { font: 'Helvetica-Bold', size: 18, width });
  pdf.fillColor(QUIET);
  const facts = [
    seller.address,
    [seller.email, seller.phone].filter(Boolean).join('   '),
    seller.gstin && `GSTIN ${seller.gstin}`,
    seller.foodLicence && `${label('licence')} ${seller.foodLicence}`,
  ];
  for (const fact of facts.filter(Boolean)) {
    writeText(pdf, String(fact), { font: 'Helvetica', size: 9, width });
  }
  pdf.moveDown(1.2).fillColor(INK);
  writeText(pdf, title, { font: 'Helvetica-Bold', size: 14, width: RIGHT - LEFT });
  if (stamp) {
    pdf.moveDown(0.3).fillColor(ALARM);
    writeText(pdf, stamp, { font: 'Helvetica-Bold', size: 16, width: RIGHT - LEFT });
    pdf.fillColor(INK);
  }
  pdf.font('Helvetica').fontSize(10).moveDown(0.3);
  const top = pdf.y;
  writeText(pdf, about.filter(Boolean).join('\n'), {
    font: 'Helvetica',
    size: 10,
    width: 240,
    x: LEFT,
    y: top,
    lineGap: 2,
  });
  const bottom = pdf.y;
  const to = [
    `${label('billTo')} ${buyer.name}`,
    buyer.address,
    buyer.phone,
    buyer.gstin && `GSTIN ${buyer.gstin}`,
    buyer.state && `${label('placeOfSupply')} ${placeOfSupply(buyer.state)}`,
  ];
  writeText(pdf, to.filter(Boolean).join('\n'), {
    font: 'Helvetica',
    size: 10,
    width: RIGHT - 300,
    x: 300,
    y: top,
    lineGap: 2,
  });
  pdf.x = LEFT;
  pdf.y = Math.max(bottom, pdf.y) + 16;
}

/** With the state code, as GST invoices require. */
function placeOfSupply(state: string): string {
  const name = findState(state);
  return name ? `${name} (${stateCode(name)})` : state;
}

function rateText({ hsn, basisPoints }: InvoiceLine, { stacked }: InvoiceLabels): string {
  if (basisPoints !== null && Number.isNaN(basisPoints)) return stacked('mixed');
  // older invoices stored an unknown rate as 0
  const isUnknown = basisPoints === null || (basisPoints === 0 && !hsn);
  if (isUnknown) return '';
  return basisPoints === 0 ? stacked('exempt') : `${basisPoints / 100}%`;
}

function columnsOf({ isHere, hasTax, hasPrices, labels }: PrintedDocument): Column[] {
  const { stacked } = labels;
  const number = (title: string, width: number, text: Column['text']) => ({
    title,
    width,
    isNumber: true,
    text,
  });
  const tax = isHere
    ? [number('CGST', 50, ({ cgst }) => amount(cgst)), number('SGST', 50, ({ sgst }) => amount(sgst))]
    : [number('IGST', 60, ({ igst }) => amount(igst))];
  const taxed = hasTax
    ? [
        number(stacked('taxable'), 62, ({ taxable }) => amount(taxable)),
        number(stacked('rate'), 40, (line) => rateText(line, labels)),
        ...tax,
      ]
    : [];
  const prices = hasPrices
    ? [
        number(stacked('price'), 56, ({ price }) => amount(price)),
        number(stacked('less'), 48, ({ discount }) => (discount > 0 ? amount(discount) : '')),
      ]
    : [];
  const fixed = [
    { title: 'HSN', width: 40, isNumber: false, text: ({ hsn }: InvoiceLine) => hsn },
    number(stacked('quantity'), 28, ({ quantity }) => (quantity > 0 ? String(quantity) : '')),
    ...prices,
    ...taxed,
    number(stacked('total'), 62, ({ total }) => amount(total)),
  ];
  const width = RIGHT - LEFT - fixed.reduce((sum, column) => sum + column.width, 0);
  const item = {
    title: stacked('item'),
    width,
    isNumber: false,
    text: itemText,
  };
  return [item, ...fixed];
}

function itemText({ name, translatedName, size, batchText }: InvoiceLine): string {
  const item = size ? `${name} (${size})` : name;
  return [item, translatedName, batchText].filter(Boolean).join('\n');
}

function drawLines(pdf: Pdf, content: PrintedDocument): void {
  const columns = columnsOf(content);
  drawRow(
    pdf,
    columns.map(({ title }) => title),
    columns,
    'Helvetica-Bold',
  );
  for (const line of content.lines) {
    if (pdf.y > 740) pdf.addPage();
    drawRow(
      pdf,
      columns.map(({ text }) => text(line)),
      columns,
      'Helvetica',
    );
  }
}

function drawRow(pdf: Pdf, cells: string[], columns: Column[], font: 'Helvetica' | 'Helvetica-Bold'): void {
  pdf.font(font).fontSize(ROW_SIZE).fillColor(INK);
  const top = pdf.y + 5;
  let x = LEFT;
  let bottom = top;
  for (const [index, { width, isNumber }] of columns.entries()) {
    const text = cells[index] ?? '';
    const inside = width - 6;
    const align = isNumber ? 'right' : 'left';
    writeText(pdf, text, { font, size: ROW_SIZE, width: inside, x, y: top, align });
    bottom = Math.max(bottom, pdf.y);
    x += width;
  }
  pdf
    .moveTo(LEFT, bottom + 5)
    .lineTo(RIGHT, bottom + 5)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  pdf.x = LEFT;
  pdf.y = bottom + 6;
}

function drawTotals(
  pdf: Pdf,
  { lines, hasTax, total, totalLabel, note, labels: { label, isBilingual } }: PrintedDocument,
): void {
  const totalOf = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    lines.reduce((total, line) => total + line[part], 0);
  const rows: [string, number][] = hasTax
    ? [
        [label('taxableValue'), totalOf('taxable')],
        ['CGST', totalOf('cgst')],
        ['SGST', totalOf('sgst')],
        ['IGST', totalOf('igst')],
      ]
    : [];
  if (pdf.y > 680) pdf.addPage();
  pdf.moveDown(1).fontSize(10);
  const x = isBilingual ? 240 : 340;
  for (const [name, value] of rows.filter(([, value]) => value > 0))
    drawTotal(pdf, { name, value, font: 'Helvetica', x });
  drawTotal(pdf, { name: totalLabel, value: total, font: 'Helvetica-Bold', x });
  pdf.moveDown(2).font('Helvetica').fontSize(8.5).fillColor(QUIET);
  writeText(pdf, note, { font: 'Helvetica', size: 8.5, width: RIGHT - LEFT, x: LEFT });
}

interface Total {
  name: string;
  value: number;
  font: 'Helvetica' | 'Helvetica-Bold';
  x: number;
}

function drawTotal(pdf: Pdf, { name, value, font, x }: Total): void {
  const top = pdf.y;
  pdf.fillColor(INK);
  writeText(pdf, name, { font, size: 10, width: 460 - x, x, y: top });
  const below = pdf.y;
  pdf.text(amount(value), 460, top, { width: RIGHT - 460 - 6, align: 'right' });
  pdf.y = Math.max(below, pdf.y);
  pdf.moveDown(0.3);
}

function amount(inPaise: number): string {
  return AMOUNT.format(inPaise / 100);
}
