const FORMULA_BEGINS = ['=', '+', '-', '@', '\t', '\r', '\0'];
const LINE_END = '\r\n';

/**
 * One line of a file for spreadsheets. Texts are quoted; one that a spreadsheet would take for a formula, also behind
 * spaces, gets an apostrophe before it. Numbers are ours and stay numbers.
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
