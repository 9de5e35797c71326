import { heightOfText, writeText } from '../invoices/write-text.ts';
import { drawCode128, drawQr } from './draw-codes.ts';
import { drawWarning } from './draw-label.ts';
import { fitText, type Pdf } from './fit-text.ts';
import type { PrintedOrder, PrintWords } from './printed-order.ts';

interface Size {
  width: number;
  height: number;
}

const MARGIN = 20;
const BLACK = '#000';
const LINE = '#999';
const BOLD = { font: 'Helvetica-Bold' } as const;
const PLAIN = { font: 'Helvetica' } as const;
const ROW_SIZE = 11;
const ROW_PADDING = 5;
const BOX_SIZE = 12;
const QUANTITY_WIDTH = 34;
const PLACE_WIDTH = 56;
const PLACE_HEIGHT = 15;
const FOOT_HEIGHT = 50;
const QR_SIZE = 66;

/** A page of the slip with its upper left corner at 0, 0. An order with many foods has several. */
type SlipPage = (pdf: Pdf) => void;

/** The slip has no prices: it lies in the parcel, which may be a present. The invoice has them. */
export function slipPages(pdf: Pdf, order: PrintedOrder, words: PrintWords, size: Size): SlipPage[] {
  const { width, height } = size;
  const top = headHeight(order, width);
  const room = height - MARGIN - FOOT_HEIGHT - top;
  const groups = grouped(order.items, (item) => rowHeight(pdf, item, width), room);
  return groups.map((items, index) => (target) => {
    drawHead(target, order, words, width, groups.length > 1 ? `${index + 1} / ${groups.length}` : '');
    drawRows(target, items, width, top);
    drawFoot(target, order, size);
  });
}

type Item = PrintedOrder['items'][number];

const headHeight = ({ warning }: PrintedOrder, width: number) =>
  (warning ? 60 : 0) + (width > 350 ? 158 : 150);

/** In groups that fit into the room; an item that is higher stands alone. */
function grouped(items: Item[], heightOf: (item: Item) => number, room: number): Item[][] {
  const groups: Item[][] = [[]];
  let left = room;
  for (const item of items) {
    const needed = heightOf(item);
    if (needed > left && groups.at(-1)?.length) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(item);
    left -= needed;
  }
  return groups;
}

const itemWidth = (width: number, { shelf }: Item) =>
  width - 2 * MARGIN - BOX_SIZE - 10 - QUANTITY_WIDTH - (shelf ? PLACE_WIDTH : 0);
const itemText = ({ name, size, batches }: Item) => [size ? `${name}, ${size}` : name, ...batches].join('\n');

function rowHeight(pdf: Pdf, item: Item, width: number): number {
  const text = heightOfText(pdf, itemText(item), { ...PLAIN, size: ROW_SIZE, width: itemWidth(width, item) });
  return Math.max(text, BOX_SIZE) + 2 * ROW_PADDING;
}

function drawHead(pdf: Pdf, order: PrintedOrder, words: PrintWords, width: number, page: string): void {
  const { from, to, number, warning, courier, trackingNumber } = order;
  const inside = width - 2 * MARGIN;
  let y = MARGIN;
  pdf.fillColor(BLACK).strokeColor(BLACK);
  if (warning) {
    drawWarning(pdf, warning, { x: MARGIN, y, width: inside, height: 50 });
    y += 60;
  }
  fitText(pdf, from.name, { ...BOLD, x: MARGIN, y, width: inside - 110, height: 20, size: 15 });
  fitText(pdf, `#${number}`, {
    ...BOLD,
    x: MARGIN + inside - 105,
    y,
    width: 105,
    height: 22,
    size: 19,
    align: 'right',
  });
  y += 22;
  fitText(pdf, [words.slip, page, from.licence].filter(Boolean).join('   '), {
    ...PLAIN,
    x: MARGIN,
    y,
    width: inside,
    height: 11,
    size: 8.5,
  });
  y += 15;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + inside, y)
    .lineWidth(1)
    .stroke(BLACK);
  y += 7;
  drawQr(pdf, order.link, MARGIN + inside - QR_SIZE, y, QR_SIZE);
  const textWidth = inside - QR_SIZE - 12;
  fitText(pdf, to.name, { ...BOLD, x: MARGIN, y, width: textWidth, height: 16, size: 12 });
  const place = [[...to.lines, to.pincode].filter(Boolean).join(', '), to.phone].filter(Boolean).join('\n');
  fitText(pdf, place, { ...PLAIN, x: MARGIN, y: y + 17, width: textWidth, height: 46, size: 10, lineGap: 1 });
  y += 68;
  const parcel = trackingNumber ? `${courier}   ${words.trackingNumber} ${trackingNumber}` : courier;
  fitText(pdf, parcel, { ...PLAIN, x: MARGIN, y, width: inside, height: 12, size: 9.5 });
}

function drawRows(pdf: Pdf, items: Item[], width: number, top: number): void {
  let y = top;
  const right = width - MARGIN;
  for (const item of items) {
    const height = rowHeight(pdf, item, width);
    pdf.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke(LINE);
    pdf
      .lineWidth(1.2)
      .rect(MARGIN, y + ROW_PADDING, BOX_SIZE, BOX_SIZE)
      .stroke(BLACK);
    pdf.fillColor(BLACK);
    const text = { size: ROW_SIZE, y: y + ROW_PADDING + 1 };
    writeText(pdf, itemText(item), {
      ...PLAIN,
      ...text,
      x: MARGIN + BOX_SIZE + 10,
      width: itemWidth(width, item),
    });
    if (item.shelf)
      fitText(pdf, item.shelf, {
        ...BOLD,
        x: right - QUANTITY_WIDTH - PLACE_WIDTH + 4,
        y: text.y,
        width: PLACE_WIDTH - 4,
        height: PLACE_HEIGHT,
        size: 10,
      });
    // more than one is what packers overlook
    const quantity = { ...(item.quantity > 1 ? BOLD : PLAIN), align: 'right' as const };
    writeText(pdf, `${item.quantity} ×`, {
      ...quantity,
      ...text,
      x: right - QUANTITY_WIDTH,
      width: QUANTITY_WIDTH,
    });
    y += height;
  }
  pdf.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke(LINE);
}

function drawFoot(pdf: Pdf, { warning, number, facts }: PrintedOrder, { width, height }: Size): void {
  const y = height - MARGIN - FOOT_HEIGHT + 12;
  const half = (width - 2 * MARGIN) / 2;
  fitText(pdf, facts.map(([name, value]) => `${name}  ${value}`).join('\n'), {
    ...PLAIN,
    x: MARGIN,
    y,
    width: half,
    height: 38,
    size: 9,
    lineGap: 1,
  });
  if (!warning) drawCode128(pdf, String(number), { x: MARGIN + half, y, width: half, height: 26 });
}
