import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { remittanceErrors } from '../../messages/remittance-errors.ts';
import { readZipDirectory, readZipEntry, ZipError } from '../platform/zip.ts';
import { MAX_COLUMNS, MAX_ROWS, MAX_TEXTS, SheetError } from './sheet-error.ts';

const LIMITS = { maxEntries: 60, maxEntryBytes: 8 * 1024 * 1024, maxTotalBytes: 16 * 1024 * 1024 };
/** Other requests run in between. */
const ROWS_PER_TURN = 200;

/**
 * The cells of every sheet of an .xlsx file, as texts. A file with formulas, entities or more than the limits is rejected: no
 * export of a courier has them. It is unpacked off the event loop and read in turns.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'remittance-'));
  try {
    const name = path.join(folder, 'file.xlsx');
    await writeFile(name, bytes);
    const file = await open(name);
    try {
      const entries = await readZipDirectory(file, LIMITS);
      const textOf = async (found: (typeof entries)[number]) =>
        checkXml((await readZipEntry(file, found)).toString('utf8'));
      const shared = entries.find((entry) => entry.name === 'sharedStrings.xml');
      const strings = shared ? await readStrings(await textOf(shared)) : [];
      const sheets: string[][][] = [];
      for (const entry of entries.filter(({ name: part }) => /^sheet\d+\.xml$/.test(part)))
        sheets.push(await readSheet(await textOf(entry), strings));
      if (sheets.length === 0) throw new SheetError(remittanceErrors.noWorkbook);
      return sheets;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof ZipError) throw new SheetError(remittanceErrors.noWorkbook);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkXml(xml: string): string {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new SheetError(remittanceErrors.noWorkbook);
  return xml;
}

async function readStrings(xml: string): Promise<string[]> {
  const strings: string[] = [];
  for (const [, item = ''] of xml.matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)) {
    strings.push(textIn(item));
    if (strings.length % (ROWS_PER_TURN * 10) === 0) await setImmediate();
    if (strings.length > MAX_TEXTS) throw new SheetError(remittanceErrors.tooManyLines(MAX_ROWS));
  }
  return strings;
}

async function readSheet(xml: string, strings: string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [, row = ''] of xml.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)) {
    rows.push(readRow(row, strings));
    if (rows.length > MAX_ROWS + 1) throw new SheetError(remittanceErrors.tooManyLines(MAX_ROWS));
    if (rows.length % ROWS_PER_TURN === 0) await setImmediate();
  }
  return rows;
}

function readRow(row: string, strings: string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    if (/<f\b/.test(content)) throw new SheetError(remittanceErrors.formula);
    const column = columnOf(attributes) ?? cells.length;
    if (column >= MAX_COLUMNS) throw new SheetError(remittanceErrors.noWorkbook);
    while (cells.length < column) cells.push('');
    cells[column] = cellText(attributes, content, strings).trim();
  }
  return cells;
}

function cellText(attributes: string, content: string, strings: string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1];
  if (type === 'inlineStr') return textIn(content);
  const value = decode(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return strings[Number(value)] ?? '';
  return type === undefined || type === 'n' ? digitsOf(value) : value;
}

/** Excel keeps long numbers as 1.90412345E+13: all digits are there as long as the number is exact. */
function digitsOf(value: string): string {
  if (!/^-?\d+(\.\d+)?e\+?\d+$/i.test(value)) return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? String(number) : value;
}

function columnOf(attributes: string): number | undefined {
  const name = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1];
  if (!name) return undefined;
  return [...name].reduce((all, sign) => all * 26 + sign.charCodeAt(0) - 64, 0) - 1;
}

/** The texts of all runs. */
function textIn(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text = '']) => decode(text))
    .join('');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
