const LINE_END = '\r\n';
/** Also after leading spaces, and after apostrophes, which would otherwise be taken for the guard when read back. */
const FORMULA = /^'* *[=+\-@\t\r\0]/;
const GUARDED = /^'+ *[=+\-@\t\r\0]/;

/** Without it spreadsheets misread UTF-8 letters. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One CSV line. Strings are quoted. Against formula injection, a string that a spreadsheet would run as a formula gets an
 * apostrophe in front, also after leading spaces.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text that `csvLine` wrote, without the apostrophe against formulas. */
export function withoutFormulaGuard(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}
