import { importErrors } from '../messages/import-errors.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** Excel writes the separator into a line of its own when it is told to. */
const SEPARATOR_LINE = /^sep=([,;\t])$/i;
const MAX_CELL_LENGTH = 20_000;
const MAX_CELLS = 200;

/** The file is no CSV that can be read; the message is for the person who chose it. */
export class CsvError extends Error {}

export interface CsvParser {
  /** The rows that are complete with this text, as lists of cells. An empty row is a list with one empty cell. */
  push(text: string): string[][];
  /** The last row, when the file does not end with a line break. */
  end(): string[][];
}

/**
 * Reads CSV piece by piece: quoted cells with separators, quotes and line breaks inside, all kinds of line breaks, a byte
 * order mark. The separator is the one of comma, semicolon and tab that the first row has most of.
 */
export function createCsvParser(): CsvParser {
  let head = '';
  let read: ReturnType<typeof createReader> | undefined;

  const start = (text: string, isEnd: boolean): string[][] => {
    head += text;
    const complete = head.startsWith('\uFEFF') ? head.slice(1) : head;
    const first = firstRow(complete);
    if (first === undefined && !isEnd) {
      if (complete.length > MAX_CELL_LENGTH) throw new CsvError(importErrors.headTooLong);
      return [];
    }
    const row = first ?? complete;
    const declared = SEPARATOR_LINE.exec(row)?.[1];
    read = createReader(declared ?? likelySeparator(row));
    head = '';
    const rows = read.push(complete);
    return declared ? rows.slice(1) : rows;
  };

  return {
    push: (text) => (read ? read.push(text) : start(text, false)),
    end: () => {
      const rows = read ? [] : start('', true);
      return [...rows, ...(read?.end() ?? [])];
    },
  };
}

/** Undefined while its line break has not arrived. */
function firstRow(text: string): string | undefined {
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) return text.slice(0, index);
  }
  return undefined;
}

function likelySeparator(row: string): string {
  const bare = row.replace(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

function createReader(separator: string) {
  let cells: string[] = [];
  let cell = '';
  let row = 1;
  /** `quoted`: within quotes; `closed`: after a quote that closes the cell or is the first half of a doubled one. */
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isAfterReturn = false;
  let quoteRow = 1;
  const rows: string[][] = [];

  const endCell = () => {
    if (cell.length > MAX_CELL_LENGTH)
      throw new CsvError(
        importErrors.cellTooLong({ line: row, max: MAX_CELL_LENGTH.toLocaleString('en-IN') }),
      );
    if (cells.push(cell) > MAX_CELLS)
      throw new CsvError(importErrors.tooManyColumns({ line: row, max: MAX_CELLS }));
    cell = '';
    state = 'start';
  };
  const endRow = () => {
    endCell();
    rows.push(cells);
    cells = [];
    row += 1;
  };
  const take = () => rows.splice(0);

  const readOne = (character: string) => {
    if (state === 'quoted') {
      if (character === '"') state = 'closed';
      else cell += character;
      if (cell.length > MAX_CELL_LENGTH) endCell();
      return;
    }
    if (character === separator) return endCell();
    if (character === '\n' || character === '\r') return endRow();
    if (character === '"' && state !== 'plain') {
      if (state === 'closed') cell += '"';
      else quoteRow = row;
      state = 'quoted';
      return;
    }
    cell += character;
    state = 'plain';
  };

  return {
    push: (text: string) => {
      for (const character of text) {
        // a line break of Windows has two characters
        const isSecondHalf = character === '\n' && isAfterReturn && state !== 'quoted';
        isAfterReturn = character === '\r';
        if (!isSecondHalf) readOne(character);
      }
      return take();
    },
    end: () => {
      if (state === 'quoted') throw new CsvError(importErrors.quoteOpen(quoteRow));
      if (state !== 'start' || cells.length > 0) endRow();
      return take();
    },
  };
}
