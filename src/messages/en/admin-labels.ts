import { plural } from './plural.ts';

const sheets = {
  'a4-65': 'A4, 65 labels of 38 × 21 mm',
  'a4-40': 'A4, 40 labels of 52.5 × 29.7 mm',
  'a4-24': 'A4, 24 labels of 64 × 34 mm',
  'a4-21': 'A4, 21 labels of 64 × 38 mm',
  'roll-50x25': 'Roll, 50 × 25 mm',
};

/** Labels for the bottles of a batch. */
export const adminLabels = {
  title: 'Bottle labels',
  links: 'More about this batch',
  passport: 'Page of the bottle',
  recall: 'Recall this batch',
  thing: 'batch',
  back: 'Back to the batch',
  notFound: 'This batch is not there, or its bottles were counted before the first batch.',
  qr: 'QR code on the label',
  dates: ({ pressed, bestBefore }: { pressed: string; bestBefore: string }) =>
    `Pressed ${pressed}, best before ${bestBefore}`,
  sheet: 'Label sheet',
  sheetName: (sheet: keyof typeof sheets) => sheets[sheet],
  size: 'Size',
  allSizes: 'All sizes of the batch',
  count: 'Labels per size',
  countHint: 'Empty: one for each bottle that was filled.',
  skip: 'Labels already used on the first sheet',
  skipHint: 'So that a started sheet is used up.',
  shiftX: 'Move to the right (mm)',
  shiftY: 'Move down (mm)',
  law: 'The label carries batch number, dates, net quantity, MRP with unit price and, from 30 mm of height, your address and licence. Print at 100 %, not “fit to page”.',
  result: ({ labels, pages }: { labels: number; pages: number }) =>
    `${plural(labels, { one: '1 label', other: `${labels} labels` })} on ${plural(pages, { one: '1 sheet', other: `${pages} sheets` })}`,
  print: 'Make the labels',
  nothing: 'There is no bottle to label.',
  tooMany: (max: number) => `These are more than ${max} labels. Print the sizes one by one.`,
};
