import { drawCode128, drawQr } from './draw-codes.ts';
import { fitText, type Pdf } from './fit-text.ts';
import type { PrintedOrder, PrintWords } from './printed-order.ts';

/** 4 x 6 inch, what couriers in India expect. Other papers show it larger or a little smaller. */
export const LABEL = { width: 288, height: 432 };

const LEFT = 12;
const WIDTH = LABEL.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const BLACK = '#000';
/** Couriers all over India know these words. */
const PREPAID = 'PREPAID';
const CASH = 'COD';
const QR_SIZE = 80;
const BOLD = { font: 'Helvetica-Bold' } as const;
const PLAIN = { font: 'Helvetica' } as const;

/** Draws the label with its upper left corner at 0, 0. */
export function drawLabel(pdf: Pdf, order: PrintedOrder, words: PrintWords): void {
  const { from, to, number, warning } = order;
  pdf.fillColor(BLACK).strokeColor(BLACK).lineWidth(1);
  fitText(pdf, from.name, { ...BOLD, x: LEFT, y: 12, width: 180, height: 18, size: 14, isMiddle: true });
  fitText(pdf, `#${number}`, {
    ...BOLD,
    x: RIGHT - 84,
    y: 12,
    width: 84,
    height: 18,
    size: 14,
    align: 'right',
    isMiddle: true,
  });
  drawLine(pdf, 34);
  if (warning) drawWarning(pdf, warning, { x: LEFT, y: 40, width: WIDTH, height: 52 });
  else drawPayment(pdf, order, words);
  const textWidth = WIDTH - QR_SIZE - 10;
  fitText(pdf, words.to, { ...PLAIN, x: LEFT, y: 98, width: textWidth, height: 10, size: 8 });
  const used = fitText(pdf, to.name, { ...BOLD, x: LEFT, y: 109, width: textWidth, height: 31, size: 13 });
  fitText(pdf, to.lines.join('\n'), {
    ...PLAIN,
    x: LEFT,
    y: 111 + used,
    width: textWidth,
    height: 98 - used,
    size: 12.5,
    lineGap: 1,
  });
  drawQr(pdf, order.link, RIGHT - QR_SIZE, 100, QR_SIZE);
  fitText(pdf, to.pincode, { ...BOLD, x: LEFT, y: 212, width: 130, height: 30, size: 27, isMiddle: true });
  fitText(pdf, to.phone && `${words.phone} ${to.phone}`, {
    ...BOLD,
    x: LEFT + 134,
    y: 220,
    width: WIDTH - 134,
    height: 17,
    size: 13,
    align: 'right',
    isMiddle: true,
  });
  drawLine(pdf, 246);
  if (warning) drawCross(pdf);
  else drawParcel(pdf, order, words);
  drawLine(pdf, 378);
  drawSender(pdf, order, words);
}

function drawLine(pdf: Pdf, y: number): void {
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).stroke(BLACK);
}

/** Large, in a thick frame: printers leave backgrounds out. */
export function drawWarning(
  pdf: Pdf,
  warning: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  pdf.lineWidth(3).rect(x, y, width, height).stroke(BLACK).lineWidth(1).fillColor(BLACK);
  fitText(pdf, warning.replace(' — ', '\n'), {
    ...BOLD,
    x: x + 5,
    y: y + 4,
    width: width - 10,
    height: height - 8,
    size: 26,
    align: 'center',
    isMiddle: true,
  });
}

/** No codes, so that nobody scans and sends it. */
function drawCross(pdf: Pdf): void {
  pdf.lineWidth(5).moveTo(LEFT, 252).lineTo(RIGHT, 372).moveTo(RIGHT, 252).lineTo(LEFT, 372).stroke(BLACK);
  pdf.lineWidth(1);
}

/** White on black for cash, which the courier must not overlook. */
function drawPayment(pdf: Pdf, { collect }: PrintedOrder, words: PrintWords): void {
  const box = { x: LEFT, y: 40, width: WIDTH, height: 50 };
  pdf.rect(box.x, box.y, box.width, box.height);
  if (collect) pdf.fill(BLACK);
  else pdf.stroke(BLACK);
  pdf.fillColor(collect ? '#fff' : BLACK);
  const inside = { x: box.x + 10, y: box.y + 5, height: box.height - 10, isMiddle: true };
  if (collect) {
    fitText(pdf, CASH, { ...BOLD, ...inside, width: 70, size: 24 });
    fitText(pdf, collect, { ...BOLD, ...inside, x: LEFT + 84, width: WIDTH - 94, size: 27, align: 'right' });
  } else {
    fitText(pdf, PREPAID, { ...BOLD, ...inside, width: 130, size: 24 });
    fitText(pdf, words.nothingToCollect, {
      ...PLAIN,
      ...inside,
      x: LEFT + 144,
      width: WIDTH - 154,
      size: 10,
      align: 'right',
    });
  }
  pdf.fillColor(BLACK);
}

/** The courier's number, or the place for its sticker; and below it the order's own. */
function drawParcel(pdf: Pdf, order: PrintedOrder, words: PrintWords): void {
  const { courier, trackingNumber, number, facts } = order;
  if (trackingNumber) {
    fitText(pdf, courier, { ...BOLD, x: LEFT, y: 251, width: WIDTH, height: 13, size: 11 });
    const hasBars = drawCode128(pdf, trackingNumber.replaceAll(' ', ''), {
      x: LEFT,
      y: 266,
      width: WIDTH,
      height: 40,
    });
    fitText(pdf, trackingNumber, {
      ...BOLD,
      x: LEFT,
      y: hasBars ? 308 : 270,
      width: WIDTH,
      height: hasBars ? 13 : 40,
      size: hasBars ? 11 : 16,
      align: 'center',
    });
  } else {
    pdf.dash(4, { space: 3 }).rect(LEFT, 252, WIDTH, 68).stroke('#777').undash();
    pdf.fillColor('#555');
    fitText(pdf, courier || words.courier, {
      ...PLAIN,
      x: LEFT + 6,
      y: 256,
      width: 200,
      height: 12,
      size: 8,
    });
    pdf.fillColor(BLACK);
  }
  drawCode128(pdf, String(number), { x: LEFT, y: 328, width: 150, height: 32 });
  fitText(pdf, `#${number}`, {
    ...BOLD,
    x: LEFT,
    y: 362,
    width: 150,
    height: 12,
    size: 9.5,
    align: 'center',
  });
  const batches = new Set(order.items.flatMap((item) => item.batches));
  const text = [...facts.map(([name, value]) => `${name}  ${value}`), ...batches].join('\n');
  fitText(pdf, text, {
    ...PLAIN,
    x: LEFT + 158,
    y: 328,
    width: WIDTH - 158,
    height: 46,
    size: 10,
    minSize: 4,
    lineGap: 2,
  });
}

function drawSender(pdf: Pdf, { from }: PrintedOrder, words: PrintWords): void {
  const tax = from.gstin && `GSTIN ${from.gstin}`;
  const text = [
    `${words.from} ${from.name}`,
    from.address,
    [from.phone, tax].filter(Boolean).join('   '),
  ].filter(Boolean);
  fitText(pdf, text.join('\n'), {
    ...PLAIN,
    x: LEFT,
    y: 383,
    width: WIDTH,
    height: 40,
    size: 8.5,
    minSize: 5,
  });
}
