import PDFDocument from 'pdfkit';
import type { InvoiceContent, InvoiceLine } from '../../contract/invoice.ts';
import { invoiceKind } from '../../rules/invoice-kind.ts';
import { findState, isSameState, stateCode } from '../../rules/states.ts';
import type { InvoiceRow } from './invoices.store.ts';
import { type InvoiceLabels, invoiceLabels } from './messages/invoice-labels.ts';
import { writeText } from './write-text.ts';

const LEFT = 40;
const RIGHT = 555;
const ROW_SIZE = 8.5;
const LOGO = { width: 130, height: 56, gap: 16 };
const INK = '#26170e';
const QUIET = '#5f4c3e';
const LINE = '#d8cbb6';
const AMOUNT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Column {
  title: string;
  width: number;
  isNumber: boolean;
  text: (line: InvoiceLine) => string;
}

/** Draws the invoice as a PDF of one or more A4 pages; the same invoice gives the same bytes. `logo` is a PNG. */
export function drawInvoice({ number, issuedAt, content }: InvoiceRow, logo?: Uint8Array): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    info: { Title: `Invoice ${number}`, Author: content.seller.legalName, CreationDate: issuedAt },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  if (logo) drawLogo(pdf, logo);
  const labels = invoiceLabels(content.language);
  const head = { number, issuedAt, content, labels };
  drawHead(pdf, head, logo ? LOGO.width + LOGO.gap : 0);
  drawLines(pdf, content, labels);
  drawTotals(pdf, content, labels);
  pdf.end();
  return done;
}

type Pdf = InstanceType<typeof PDFDocument>;

/** In the upper right corner, beside the seller. */
function drawLogo(pdf: Pdf, logo: Uint8Array): void {
  const { width, height } = LOGO;
  pdf.image(Buffer.from(logo), RIGHT - width, LEFT, { fit: [width, height], align: 'right' });
}

interface Head {
  number: string;
  issuedAt: Date;
  content: InvoiceContent;
  labels: InvoiceLabels;
}

function drawHead(pdf: Pdf, { number, issuedAt, content, labels }: Head, logoWidth: number): void {
  const { label } = labels;
  const { seller, buyer, orderNumber, paymentId } = content;
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
  writeText(pdf, labels.kind(kindOf(content)), { font: 'Helvetica-Bold', size: 14, width: RIGHT - LEFT });
  pdf.font('Helvetica').fontSize(10).moveDown(0.3);
  const top = pdf.y;
  const about = [
    `${label('number')} ${number}`,
    `${label('date')} ${labels.date(issuedAt)}`,
    `${label('order')} #${orderNumber}`,
    paymentId && `${label('payment')} ${paymentId}`,
  ];
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

const kindOf = ({ seller, lines }: InvoiceContent) =>
  invoiceKind(
    seller.gstin,
    lines.map(({ basisPoints }) => basisPoints),
  );

/** With the state code, as GST invoices require. */
function placeOfSupply(state: string): string {
  const name = findState(state);
  return name ? `${name} (${stateCode(name)})` : state;
}

/** As it was taxed; without tax, by comparing the two states. */
function isWithinState({ seller, buyer, lines }: InvoiceContent): boolean {
  if (lines.some(({ cgst }) => cgst > 0)) return true;
  return !lines.some(({ igst }) => igst > 0) && isSameState(seller.state, buyer.state);
}

function rateText({ hsn, basisPoints }: InvoiceLine, { stacked }: InvoiceLabels): string {
  if (basisPoints !== null && Number.isNaN(basisPoints)) return stacked('mixed');
  // older invoices stored an unknown rate as 0
  const isUnknown = basisPoints === null || (basisPoints === 0 && !hsn);
  if (isUnknown) return '';
  return basisPoints === 0 ? stacked('exempt') : `${basisPoints / 100}%`;
}

function columnsOf(content: InvoiceContent, labels: InvoiceLabels): Column[] {
  const { stacked } = labels;
  const number = (title: string, width: number, text: Column['text']) => ({
    title,
    width,
    isNumber: true,
    text,
  });
  const tax = isWithinState(content)
    ? [number('CGST', 50, ({ cgst }) => amount(cgst)), number('SGST', 50, ({ sgst }) => amount(sgst))]
    : [number('IGST', 60, ({ igst }) => amount(igst))];
  const taxed =
    kindOf(content) === 'Bill of Supply'
      ? []
      : [
          number(stacked('taxable'), 62, ({ taxable }) => amount(taxable)),
          number(stacked('rate'), 40, (line) => rateText(line, labels)),
          ...tax,
        ];
  const fixed = [
    { title: 'HSN', width: 40, isNumber: false, text: ({ hsn }: InvoiceLine) => hsn },
    number(stacked('quantity'), 28, ({ quantity }) => String(quantity)),
    number(stacked('price'), 56, ({ price }) => amount(price)),
    number(stacked('less'), 48, ({ discount }) => (discount > 0 ? amount(discount) : '')),
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

function itemText({ name, translatedName, size }: InvoiceLine): string {
  const item = size ? `${name} (${size})` : name;
  return translatedName ? `${item}\n${translatedName}` : item;
}

function drawLines(pdf: Pdf, content: InvoiceContent, labels: InvoiceLabels): void {
  const columns = columnsOf(content, labels);
  drawRow(
    pdf,
    columns.map(({ title }) => title),
    columns,
    'Helvetica-Bold',
  );
  for (const line of printedLines(content, labels)) {
    if (pdf.y > 740) pdf.addPage();
    drawRow(
      pdf,
      columns.map(({ text }) => text(line)),
      columns,
      'Helvetica',
    );
  }
}

/** Delivery is the last line, with its tax, so that every column adds up. */
function printedLines(
  { lines, delivery, deliveryTax }: InvoiceContent,
  { label }: InvoiceLabels,
): InvoiceLine[] {
  if (delivery === 0) return lines;
  const tax = deliveryTax ?? { taxable: delivery, cgst: 0, sgst: 0, igst: 0 };
  return [
    ...lines,
    {
      name: label('delivery'),
      size: '',
      hsn: '',
      quantity: 1,
      price: delivery,
      discount: 0,
      basisPoints: ratesOf(lines),
      total: delivery,
      ...tax,
    },
  ];
}

/** The common rate of all foods; NaN for mixed rates. */
function ratesOf(lines: InvoiceLine[]): number | null {
  const rates = new Set(lines.map(({ basisPoints }) => basisPoints));
  const [only] = rates;
  return rates.size === 1 && only !== undefined ? only : Number.NaN;
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

function drawTotals(pdf: Pdf, content: InvoiceContent, { label, stacked, ...labels }: InvoiceLabels): void {
  const { total } = content;
  const lines = printedLines(content, { label, stacked, ...labels });
  const totalOf = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    lines.reduce((total, line) => total + line[part], 0);
  const rows: [string, number][] =
    kindOf(content) === 'Bill of Supply'
      ? []
      : [
          [label('taxableValue'), totalOf('taxable')],
          ['CGST', totalOf('cgst')],
          ['SGST', totalOf('sgst')],
          ['IGST', totalOf('igst')],
        ];
  if (pdf.y > 680) pdf.addPage();
  pdf.moveDown(1).fontSize(10);
  const x = labels.isBilingual ? 240 : 340;
  for (const [name, value] of rows.filter(([, value]) => value > 0))
    drawTotal(pdf, { name, value, font: 'Helvetica', x });
  drawTotal(pdf, { name: label('totalPaid'), value: total, font: 'Helvetica-Bold', x });
  pdf.moveDown(2).font('Helvetica').fontSize(8.5).fillColor(QUIET);
  writeText(pdf, stacked('note'), { font: 'Helvetica', size: 8.5, width: RIGHT - LEFT, x: LEFT });
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
