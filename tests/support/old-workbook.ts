import type { Sheet } from '../../src/server/remittances/write-workbook.ts';

/** Writes Excel 97-2003 workbooks (.xls) byte by byte, as far as a test of their reader needs it. */

const SECTOR = 512;
const MINI_SECTOR = 64;
const MINI_LIMIT = 4096;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;

export const u16 = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
export const u32 = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
export const f64 = (value: number) => Buffer.from(Float64Array.from([value]).buffer);

export const record = (kind: number, ...parts: Buffer[]) => {
  const data = Buffer.concat(parts);
  return Buffer.concat([u16(kind, data.length), data]);
};
export const begin = (what: number, version = 0x0600) => record(0x0809, u16(version, what), Buffer.alloc(12));
export const GLOBALS = 0x0005;
export const SHEET = 0x0010;
export const CHART = 0x0020;
export const END = record(0x000a);
/** Row, column and style. */
export const place = (row: number, column: number) => u16(row, column, 0);

export interface WriteOptions {
  /** How long a record with texts may be before it is continued; Excel has 8224. */
  maxTexts?: number;
  /** The sectors of the table are named in a list instead of the header. */
  hasList?: boolean;
}

export function writeOldWorkbook(sheets: readonly Sheet[], options: WriteOptions = {}): Buffer {
  const texts = [
    ...new Set(sheets.flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === 'string'))),
  ];
  const stream = Buffer.concat([
    begin(GLOBALS),
    sharedTexts(texts, options.maxTexts ?? 8224),
    END,
    ...sheets.flatMap(({ rows }) => [
      begin(SHEET),
      ...rows.flatMap((cells, row) =>
        cells.map((cell, column) =>
          typeof cell === 'string'
            ? record(0x00fd, place(row, column), u32(texts.indexOf(cell)))
            : record(0x0203, place(row, column), f64(cell)),
        ),
      ),
      END,
    ]),
  ]);
  return compoundFile(stream, options);
}

/** A text that fits into bytes is stored as bytes. It may be continued in the middle, and then says its width again. */
function sharedTexts(texts: string[], max: number): Buffer {
  const parts = [u32(texts.length, texts.length)];
  const room = () => max - (parts.at(-1)?.length ?? 0);
  const add = (bytes: Buffer) => parts.push(Buffer.concat([parts.pop() ?? Buffer.alloc(0), bytes]));
  for (const text of texts) {
    const isWide = [...text].some((sign) => sign.charCodeAt(0) > 0xff);
    const width = Buffer.from([Number(isWide)]);
    if (room() < 3) parts.push(Buffer.alloc(0));
    add(Buffer.concat([u16(text.length), width]));
    for (const unit of text.split('')) {
      const bytes = Buffer.from(unit, isWide ? 'utf16le' : 'latin1');
      if (room() < bytes.length) parts.push(width);
      add(bytes);
    }
  }
  return Buffer.concat(parts.map((part, index) => record(index === 0 ? 0x00fc : 0x003c, part)));
}

const filled = (content: Buffer, unit: number) =>
  Buffer.concat([content, Buffer.alloc((unit - (content.length % unit)) % unit)]);

/** The sectors of each part in a row, the parts one after the other: directory, stream, table of small streams, list, table. */
export function compoundFile(stream: Buffer, { hasList = false }: WriteOptions = {}): Buffer {
  const isSmall = stream.length < MINI_LIMIT;
  const minis = Math.ceil(stream.length / MINI_SECTOR);
  const content = [
    Buffer.alloc(SECTOR),
    filled(stream, SECTOR),
    isSmall ? tableOf([minis]) : Buffer.alloc(0),
    hasList ? Buffer.alloc(SECTOR, 0xff) : Buffer.alloc(0),
  ];
  const counts = content.map(({ length }) => length / SECTOR);
  const sectors = counts.reduce((sum, count) => sum + count, 0);
  const tables = Math.ceil(sectors / (SECTOR / 4 - 1));
  const [first = 0, second = 0, third = 0] = [1, 2, 3].map((n) =>
    counts.slice(0, n).reduce((a, b) => a + b, 0),
  );
  const numbers = Array.from({ length: tables }, (_, index) => sectors + index);
  const [directory = Buffer.alloc(0), , , list = Buffer.alloc(0)] = content;
  const root = isSmall ? [first, minis * MINI_SECTOR] : [END_OF_CHAIN, 0];
  entry('Root Entry', 5, root).copy(directory, 0);
  entry('Workbook', 2, [isSmall ? 0 : first, stream.length]).copy(directory, 128);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    u16(0x3e, 3, 0xfffe, 9, 6, 0, 0, 0),
    u32(0, tables, 0, 0, MINI_LIMIT, isSmall ? second : END_OF_CHAIN, Number(isSmall)),
    u32(hasList ? third : END_OF_CHAIN, Number(hasList)),
  ]).copy(header);
  u32(...numbers).copy(hasList ? list : header, hasList ? 0 : 76);
  return Buffer.concat([header, ...content, tableOf([...counts, tables])]);
}

/** Chains of sectors that follow each other. */
function tableOf(counts: number[]): Buffer {
  const next = counts.flatMap((count) => {
    return Array.from({ length: count }, (_, index) => (index === count - 1 ? END_OF_CHAIN : 1));
  });
  return filledWithFree(u32(...next.map((value, index) => (value === 1 ? index + 1 : value))));
}

const filledWithFree = (table: Buffer) =>
  Buffer.concat([table, Buffer.alloc((SECTOR - (table.length % SECTOR)) % SECTOR, FREE & 0xff)]);

function entry(name: string, type: number, [first = 0, size = 0]: number[]): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  u16(name.length * 2 + 2).copy(bytes, 64);
  bytes.writeUInt8(type, 66);
  u32(FREE, FREE, FREE).copy(bytes, 68);
  u32(first, size).copy(bytes, 116);
  return bytes;
}
