import { importErrors } from '../../../messages/import-errors.ts';
import { withoutFormulaGuard } from '../../../rules/csv.ts';
import { CsvError, createCsvParser } from '../../../rules/csv-parser.ts';
import { columnOf, EXTRA_CELLS, normalized } from './food-columns.ts';
import type { ImportLine } from './plan-types.ts';

const MAX_CSV_BYTES = 20 * 1024 * 1024;
const MAX_LINES = 50_000;
const EXCEL_OR_ZIP = [0x50, 0x4b];

export interface FileHead {
  columns: string[];
  ignoredColumns: string[];
}

export class FileTooLargeError extends Error {}

/** Reads a CSV file piece by piece: first its head, then its lines without the empty ones, in groups. */
export async function* readFile(
  bytes: AsyncIterable<Uint8Array>,
  more: readonly string[] = [],
): AsyncGenerator<FileHead | ImportLine[]> {
  const parser = createCsvParser();
  let columns: (string | undefined)[] | undefined;
  let line = 0;
  const linesOf = (rows: string[][]) => {
    const lines: ImportLine[] = [];
    for (const row of rows) {
      line += 1;
      const cells = cellsOf(columns ?? [], row);
      if (Object.keys(cells).length > 0) lines.push({ line, cells });
    }
    if (line > MAX_LINES + 1)
      throw new CsvError(importErrors.tooManyLines(MAX_LINES.toLocaleString('en-IN')));
    return lines;
  };
  for await (const text of decode(bytes)) {
    const rows = text === undefined ? parser.end() : parser.push(text);
    if (!columns && rows.length > 0) {
      const head = readHead(rows.shift() ?? [], more);
      columns = head.all;
      line = 1;
      yield { columns: head.columns, ignoredColumns: head.ignoredColumns };
    }
    if (rows.length > 0) yield linesOf(rows);
  }
  if (!columns) throw new CsvError(importErrors.empty);
}

function readHead(headings: string[], more: readonly string[]) {
  const all = headings.map((heading) => columnOf(withoutFormulaGuard(heading), more));
  const columns = all.filter((column) => column !== undefined);
  const ignoredColumns = headings
    .filter((heading, index) => heading.trim() !== '' && all[index] === undefined)
    .map((heading) => heading.trim().slice(0, 60));
  const repeated = columns.find((column, index) => columns.indexOf(column) !== index);
  if (repeated) throw new CsvError(importErrors.columnTwice(repeated));
  if (!columns.includes('id') && !columns.includes('name')) throw new CsvError(importErrors.columnMissing);
  return { all, columns, ignoredColumns };
}

/** Only cells with something in them. */
function cellsOf(columns: (string | undefined)[], row: string[]): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [index, raw] of row.entries()) {
    const column = index < columns.length ? columns[index] : EXTRA_CELLS;
    const text = normalized(withoutFormulaGuard(raw));
    if (column && text !== '') cells[column] = text;
  }
  return cells;
}

/** Undefined at the end. UTF-8, or UTF-16 with a byte order mark, as Excel's "Unicode text". */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let size = 0;
  const read = (chunk?: Uint8Array) => {
    try {
      const text = decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
      if (!text.includes('\0')) return text;
    } catch {
      // reported below
    }
    throw new CsvError(importErrors.notUtf8);
  };
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > MAX_CSV_BYTES) throw new FileTooLargeError();
    if (chunk.length === 0) continue;
    decoder ??= decoderFor(chunk);
    yield read(chunk);
  }
  if (decoder) yield read();
  yield undefined;
}

function decoderFor([first, second]: Uint8Array): InstanceType<typeof TextDecoder> {
  if (first === EXCEL_OR_ZIP[0] && second === EXCEL_OR_ZIP[1]) throw new CsvError(importErrors.excelOrZip);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}
