/** A missing measurement is null when it was read from a JSON file. */
type Cell = string | number | null | undefined;

/** Prints a Markdown table. */
export function printTable(head: string[], rows: Cell[][]): void {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  process.stdout.write(`\n${lines.map((cells) => `| ${cells.map(text).join(' | ')} |`).join('\n')}\n`);
}

function text(cell: Cell): string {
  if (cell === undefined || cell === null || Number.isNaN(cell)) return '';
  if (typeof cell === 'string') return cell;
  if (Number.isInteger(cell) || Math.abs(cell) >= 100) return String(Math.round(cell));
  return cell.toFixed(Math.abs(cell) < 1 ? 3 : 1);
}
