import { setImmediate } from 'node:timers/promises';
import { remittanceErrors } from '../../messages/remittance-errors.ts';
import { readStream } from './compound-file.ts';
import { MAX_COLUMNS, MAX_ROWS, MAX_TEXTS, SheetError } from './sheet-error.ts';

/** Kinds of records, as Excel 97-2003 numbers them. */
const BEGIN = 0x0809;
const END = 0x000a;
const ENCRYPTED = 0x002f;
const TEXTS = 0x00fc;
const CONTINUED = 0x003c;
const FORMULA = 0x0006;
const TEXT_CELL = 0x00fd;
const OWN_TEXT_CELL = 0x0204;
const STYLED_TEXT_CELL = 0x00d6;
const NUMBER_CELL = 0x0203;
const SHORT_NUMBER_CELL = 0x027e;
const SHORT_NUMBERS = 0x00bd;
const TRUTH_OR_ERROR_CELL = 0x0205;

const EXCEL_97 = 0x0600;
/** What begins: the globals of the workbook, a sheet, or something without cells such as a chart. */
const SHEET = 0x0010;
/** Other requests run in between. */
const RECORDS_PER_TURN = 5000;

interface RawRecord {
  kind: number;
  data: Buffer;
}
type Rows = string[][];

/**
 * The cells of every sheet of an Excel 97-2003 workbook (.xls), as texts, with the limits of the reader for .xlsx. A file that is
 * encrypted, older or damaged is rejected. The work is bounded by the bytes of the upload: no count in the file is believed.
 */
export async function readOldWorkbook(bytes: Uint8Array): Promise<string[][][]> {
  try {
    const stream = readStream(bytes, 'Workbook');
    const sheets = stream && (await readSheets(stream));
    if (!sheets || sheets.length === 0) throw new SheetError(remittanceErrors.oldExcel);
    return sheets;
  } catch (error) {
    // a read past the end of the file or of a record
    if (error instanceof RangeError) throw new SheetError(remittanceErrors.oldExcel);
    throw error;
  }
}

async function readSheets(stream: Buffer): Promise<string[][][]> {
  const sheets: Rows[] = [];
  /** What has begun and not ended: a sheet can have charts in it, whose numbers are no cells. */
  const open: number[] = [];
  let texts: string[] = [];
  let count = 0;
  for (const { kind, data, more } of recordsOf(stream)) {
    count += 1;
    if (count % RECORDS_PER_TURN === 0) await setImmediate();
    if (kind === ENCRYPTED) throw new SheetError(remittanceErrors.oldExcel);
    if (kind === BEGIN) {
      if (data.readUInt16LE(0) !== EXCEL_97) throw new SheetError(remittanceErrors.oldExcel);
      open.push(data.readUInt16LE(2));
      if (open.length === 1 && open[0] === SHEET) sheets.push([]);
    } else if (kind === END) open.pop();
    else if (kind === TEXTS) texts = readTexts([data, ...more()]);
    else if (open.length === 1 && open[0] === SHEET) addCells(sheets.at(-1) ?? [], { kind, data }, texts);
  }
  if (open.length > 0) throw new RangeError('the workbook ends too early');
  return sheets;
}

/** `more` are the continuations that follow a record which was too long. */
function* recordsOf(stream: Buffer): Generator<RawRecord & { more: () => Buffer[] }> {
  const recordAt = (at: number): RawRecord => {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (end > stream.length) throw new RangeError('the record ends too late');
    return { kind: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) };
  };
  let at = 0;
  // a few bytes may be left at the end
  while (at + 4 <= stream.length) {
    const record = recordAt(at);
    at += 4 + record.data.length;
    const next = at;
    yield { ...record, more: () => continuations(next) };
  }
  function continuations(from: number): Buffer[] {
    const parts: Buffer[] = [];
    for (let start = from; start + 4 <= stream.length; ) {
      const { kind, data } = recordAt(start);
      if (kind !== CONTINUED) break;
      parts.push(data);
      start += 4 + data.length;
    }
    return parts;
  }
}

function addCells(rows: Rows, record: RawRecord, texts: string[]): void {
  const cells = cellsOf(record, texts);
  if (cells.length === 0) return;
  const [row, column] = [record.data.readUInt16LE(0), record.data.readUInt16LE(2)];
  if (row > MAX_ROWS) throw new SheetError(remittanceErrors.tooManyLines(MAX_ROWS));
  if (column + cells.length > MAX_COLUMNS) throw new SheetError(remittanceErrors.noWorkbook);
  while (rows.length <= row) rows.push([]);
  const filled = rows[row] ?? [];
  while (filled.length < column) filled.push('');
  for (const [index, text] of cells.entries()) filled[column + index] = text.trim();
}

/** The texts of a record's cells, which are side by side. None of a record that is not about cells. */
function cellsOf({ kind, data }: RawRecord, texts: string[]): string[] {
  switch (kind) {
    case FORMULA:
      throw new SheetError(remittanceErrors.formula);
    case TEXT_CELL: {
      const text = texts[data.readUInt32LE(6)];
      if (text === undefined) throw new RangeError('no such text');
      return [text];
    }
    case OWN_TEXT_CELL:
    case STYLED_TEXT_CELL:
      return [readText(cursorOver([data.subarray(6)]))];
    case NUMBER_CELL:
      return [numberText(data.readDoubleLE(6))];
    case SHORT_NUMBER_CELL:
      return [numberText(shortNumber(data.readInt32LE(6)))];
    case SHORT_NUMBERS:
      // between the first column and the last one: each number with its style before it
      return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, index) =>
        numberText(shortNumber(data.readInt32LE(6 + index * 6))),
      );
    case TRUTH_OR_ERROR_CELL:
      // an error is shown with its number, so that it is never read as an empty amount
      return [`${data.readUInt8(7) === 1 ? '#' : ''}${data.readUInt8(6)}`];
    default:
      return [];
  }
}

/** 30 bits of an integer, or the upper 30 bits of a floating point number; of a hundred times the value if the last bit is set. */
function shortNumber(bits: number): number {
  const double = Buffer.alloc(8);
  double.writeInt32LE(bits & ~3, 4);
  const value = (bits & 2) !== 0 ? bits >> 2 : double.readDoubleLE(0);
  return (bits & 1) !== 0 ? value / 100 : value;
}

/** Of a number that is too long to be exact, the reader of payouts says that digits are lost. */
const numberText = (value: number) =>
  Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);

/** The texts that cells share. How many there are is counted, not believed. */
function readTexts(parts: Buffer[]): string[] {
  const cursor = cursorOver(parts);
  // the number of cells with a text, which nobody needs
  cursor.skip(4);
  const stated = cursor.u32();
  const texts: string[] = [];
  while (texts.length < stated) {
    if (texts.length > MAX_TEXTS) throw new SheetError(remittanceErrors.tooManyLines(MAX_ROWS));
    texts.push(readText(cursor));
  }
  return texts;
}

type Cursor = ReturnType<typeof cursorOver>;

function readText(cursor: Cursor): string {
  const length = cursor.u16();
  const flags = cursor.u8();
  const styles = (flags & 8) !== 0 ? cursor.u16() : 0;
  const phonetic = (flags & 4) !== 0 ? cursor.u32() : 0;
  const text = cursor.text(length, (flags & 1) !== 0);
  cursor.skip(styles * 4);
  cursor.skip(phonetic);
  return text;
}

/** Reads on over the end of a record into its continuation. */
function cursorOver(parts: Buffer[]) {
  let index = 0;
  let at = 0;
  /** What is left of the first part that is not read to its end. */
  const rest = (): Buffer => {
    while (at >= (parts[index]?.length ?? 0)) {
      index += 1;
      at = 0;
      if (index >= parts.length) throw new RangeError('the texts end too early');
    }
    return (parts[index] ?? Buffer.alloc(0)).subarray(at);
  };
  const u8 = () => {
    const byte = rest().readUInt8(0);
    at += 1;
    return byte;
  };
  const u16 = () => u8() + u8() * 0x100;
  return {
    u8,
    u16,
    u32: () => u16() + u16() * 0x10000,
    skip: (count: number) => {
      for (let left = count; left > 0; ) {
        const taken = Math.min(left, rest().length);
        at += taken;
        left -= taken;
      }
    },
    text: (length: number, isWide: boolean) => {
      let text = '';
      let wide = isWide;
      while (text.length < length) {
        const before = index;
        const bytes = rest();
        if (index !== before) {
          // each continuation says anew how wide its characters are
          wide = (u8() & 1) !== 0;
          continue;
        }
        const count = Math.min(length - text.length, Math.floor(bytes.length / (wide ? 2 : 1)));
        if (count === 0) throw new RangeError('half a character');
        const end = count * (wide ? 2 : 1);
        text += bytes.toString(wide ? 'utf16le' : 'latin1', 0, end);
        at += end;
      }
      return text;
    },
  };
}
