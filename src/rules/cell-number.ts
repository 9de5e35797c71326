/** Digits in Indian groups (1,25,000), in groups of three (125,000), or without groups. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/;
const CURRENCY = /^(?:₹|rs\.?|inr)\s*/i;
/** As prices are written by hand in India: 250/- */
const PRICE_END = /\s*\/-$/;

/** The number in a cell of a spreadsheet; undefined for any other text, also for a comma as decimal point. */
export function numberInCell(cell: string): number | undefined {
  const text = cell.replace(/[\u00a0\u202f]/g, ' ').trim();
  return NUMBER.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** Rupees such as `₹1,250.00`, `Rs. 250` or `250/-`. */
export function rupeesInCell(cell: string): number | undefined {
  return numberInCell(cell.trim().replace(CURRENCY, '').replace(PRICE_END, ''));
}

/** A percentage such as `5` or `5 %`. */
export function percentInCell(cell: string): number | undefined {
  return numberInCell(cell.trim().replace(/%$/, ''));
}

/** A spreadsheet drops the zero at the start of a code such as 0409. Codes have an even number of digits. */
export function hsnInCell(cell: string): string {
  const code = cell.replace(/\s/g, '');
  return /^\d+$/.test(code) && code.length % 2 === 1 ? `0${code}` : code;
}
