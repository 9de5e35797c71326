import { type LabelSheet, labelPlaces, labelSheets } from '../../rules/label-sheets.ts';
import { drawQr } from '../printing/draw-codes.ts';
import { fitText, type Pdf } from '../printing/fit-text.ts';
import type { BottleLabel, LabelJob } from './batch-papers.ts';

const POINTS_PER_MM = 72 / 25.4;
const mm = (length: number) => length * POINTS_PER_MM;
/** Printers and the knife are not exact: nothing is drawn nearer to the edge. */
const EDGE = 1.5;
/** Without white around it a code is not read. */
const GAP = 2;
/** The code takes at most this part of the width, so that the texts stay readable. */
const QR_PART = 0.4;
/** From this height on the maker's address fits too. */
const MAKER_HEIGHT = 29;
const NAME_PART = 0.26;
const MAKER_PART = 0.24;
const MIN_SIZE = 3.5;

export function drawBottleLabels(pdf: Pdf, { sheet: name, link, labels, skip, shift }: LabelJob): void {
  const sheet: LabelSheet = labelSheets[name];
  const bottles = labels.flatMap((label) => Array.from({ length: label.count }, () => label));
  const places = labelPlaces(sheet, { count: bottles.length, skip, shift });
  let page = -1;
  for (const [index, place] of places.entries()) {
    const label = bottles[index];
    if (!label) continue;
    if (place.page !== page) {
      pdf.addPage({ size: [mm(sheet.page.width), mm(sheet.page.height)], margin: 0 });
      page = place.page;
    }
    pdf.save().translate(mm(place.x), mm(place.y));
    drawLabel(pdf, sheet.label, link, label);
    pdf.restore();
  }
}

function drawLabel(pdf: Pdf, size: LabelSheet['label'], link: string, label: BottleLabel): void {
  const height = size.height - 2 * EDGE;
  const qr = Math.min(height, size.width * QR_PART);
  drawQr(pdf, link, mm(EDGE), mm(EDGE + (height - qr) / 2), mm(qr));
  const x = EDGE + qr + GAP;
  const column = { x: mm(x), width: mm(size.width - x - EDGE), minSize: MIN_SIZE };
  const hasMaker = size.height >= MAKER_HEIGHT && label.maker.length > 0;
  const nameHeight = height * NAME_PART;
  const makerHeight = hasMaker ? height * MAKER_PART : 0;
  pdf.fillColor('#000');
  fitText(pdf, label.food, {
    ...column,
    font: 'Helvetica-Bold',
    y: mm(EDGE),
    height: mm(nameHeight),
    size: 10,
  });
  fitText(pdf, label.facts.join('\n'), {
    ...column,
    font: 'Helvetica',
    y: mm(EDGE + nameHeight),
    height: mm(height - nameHeight - makerHeight),
    size: 8,
    hasRupeeSign: true,
  });
  if (!hasMaker) return;
  fitText(pdf, label.maker.join('\n'), {
    ...column,
    font: 'Helvetica',
    y: mm(EDGE + height - makerHeight),
    height: mm(makerHeight),
    size: 6,
  });
}
