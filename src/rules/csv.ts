const FORMULA_BEGINS = ['=', '+', '-', '@', '\t', '\r', '\0'];
const LINE_END = '\r\n';

/**
 * One CSV line. Strings are quoted. Against formula injection, a string that a spreadsheet would run as a formula gets an
 * apostrophe in front, also after leading spaces.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const first = value.replace(/^ +/, '').charAt(0);
  const harmless = FORMULA_BEGINS.includes(first) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
