/** All lengths in millimetres. */
export interface LabelSheet {
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** Upper left corner of the first label. */
  left: number;
  top: number;
  /** From one label to the next. */
  stepX: number;
  stepY: number;
}

const A4 = { width: 210, height: 297 };

/** Sheets that every stationer has, by the number of labels, and the roll of small label printers. */
export const labelSheets = {
  'a4-65': {
    page: A4,
    label: { width: 38.1, height: 21.2 },
    columns: 5,
    rows: 13,
    left: 4.75,
    top: 10.7,
    stepX: 40.6,
    stepY: 21.2,
  },
  'a4-40': {
    page: A4,
    label: { width: 52.5, height: 29.7 },
    columns: 4,
    rows: 10,
    left: 0,
    top: 0,
    stepX: 52.5,
    stepY: 29.7,
  },
  'a4-24': {
    page: A4,
    label: { width: 63.5, height: 33.9 },
    columns: 3,
    rows: 8,
    left: 7.25,
    top: 12.9,
    stepX: 66,
    stepY: 33.9,
  },
  'a4-21': {
    page: A4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.25,
    top: 15.15,
    stepX: 66,
    stepY: 38.1,
  },
  'roll-50x25': {
    page: { width: 50, height: 25 },
    label: { width: 50, height: 25 },
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    stepX: 50,
    stepY: 25,
  },
} as const satisfies Record<string, LabelSheet>;

export type LabelSheetName = keyof typeof labelSheets;
export const labelSheetNames = Object.keys(labelSheets) as [LabelSheetName, ...LabelSheetName[]];

export function labelsPerPage({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number {
  return columns * rows;
}

/** Page and upper left corner of each label. `skip` labels of the first page are used already; `shift` corrects a printer. */
export function labelPlaces(
  sheet: LabelSheet,
  {
    count,
    skip = 0,
    shift = { x: 0, y: 0 },
  }: { count: number; skip?: number; shift?: { x: number; y: number } },
): { page: number; x: number; y: number }[] {
  const perPage = labelsPerPage(sheet);
  return Array.from({ length: count }, (_, index) => {
    const at = (index + skip) % perPage;
    return {
      page: Math.floor((index + skip) / perPage),
      x: sheet.left + shift.x + (at % sheet.columns) * sheet.stepX,
      y: sheet.top + shift.y + Math.floor(at / sheet.columns) * sheet.stepY,
    };
  });
}
