import { createHash } from 'node:crypto';
import { remittanceErrors } from '../../messages/remittance-errors.ts';
import { CsvError, createCsvParser } from '../../rules/csv-parser.ts';
import { bareAwb, type Payout, type Remittance, type RemittanceLine } from '../../rules/remittances.ts';
import { readOldWorkbook } from './read-old-workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { MAX_ROWS, SheetError } from './sheet-error.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const isPrefix = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** Reads a courier's payout file: its workbook, new or old, or CSV. Throws `SheetError`. */
export async function readRemittance(bytes: Uint8Array): Promise<Remittance> {
  const sheets = await readSheets(bytes);
  const tables = sheets.flatMap(tableOf);
  const shiprocket = tables.find(({ has }) => has('awb') && has('ordervalue'));
  if (shiprocket)
    return readShiprocket(
      shiprocket,
      tables.find(({ has }) => has('codavailable')),
    );
  const delhivery = tables.find(({ has }) => has('waybillnumber') && has('amountpayable'));
  if (delhivery) return readDelhivery(delhivery, bytes);
  throw new SheetError(remittanceErrors.unknownColumns);
}

function readSheets(bytes: Uint8Array): Promise<string[][][]> | string[][][] {
  if (isPrefix(bytes, ZIP)) return readWorkbook(bytes);
  return isPrefix(bytes, OLD_EXCEL) ? readOldWorkbook(bytes) : [readCsv(bytes)];
}

function readCsv(bytes: Uint8Array): string[][] {
  try {
    const parser = createCsvParser();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const rows = [...parser.push(text), ...parser.end()];
    if (rows.length > MAX_ROWS + 1) throw new SheetError(remittanceErrors.tooManyLines(MAX_ROWS));
    return rows.map((row) => row.map((cell) => withoutQuotes(cell.trim())));
  } catch (error) {
    if (error instanceof SheetError) throw error;
    if (error instanceof CsvError || error instanceof TypeError)
      throw new SheetError(remittanceErrors.noWorkbook);
    throw error;
  }
}

/** ="19041234" is how a CSV keeps Excel from rounding a long number. Every other formula is rejected. */
function withoutQuotes(cell: string): string {
  const digits = /^="([^"=]*)"$/.exec(cell)?.[1];
  if (digits !== undefined) return digits;
  if (cell.startsWith('=')) throw new SheetError(remittanceErrors.formula);
  return cell;
}

interface Table {
  has(column: string): boolean;
  rows: { line: number; cell(column: string): string }[];
}

const bare = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

/** The first row with two known headings is the head; rows above it are titles. */
function tableOf(sheet: string[][]): Table[] {
  const start = sheet.slice(0, 10).findIndex((row) => row.filter((cell) => bare(cell) !== '').length >= 3);
  const columns = (sheet[start] ?? []).map(bare);
  if (start < 0) return [];
  return [
    {
      has: (column) => columns.includes(column),
      rows: sheet.slice(start + 1).flatMap((row, index) => {
        if (row.every((cell) => cell === '')) return [];
        const cell = (column: string) => row[columns.indexOf(column)]?.slice(0, 200) ?? '';
        return [{ line: start + index + 2, cell }];
      }),
    },
  ];
}

type Row = Table['rows'][number];

function awbOf(row: Row, column: string): string {
  const text = row.cell(column);
  const awb = bareAwb(text);
  if (/^\d(\.\d+)?e\+?\d+$/i.test(text))
    throw new SheetError(remittanceErrors.digitsLost({ line: row.line, text }));
  if (awb === '' || awb.length > 80) throw new SheetError(remittanceErrors.noAwb(row.line));
  return awb;
}

/** In paise; null for an empty cell. */
function amountOf(row: Row, column: string): number | null {
  const text = row
    .cell(column)
    .replace(/^(₹|Rs\.?|INR)\s*/i, '')
    .replace(/,/g, '');
  if (text === '' || text === '-' || /^n\/?a$/i.test(text)) return null;
  const paise = Math.round(Number(text) * 100);
  if (!/^-?\d{1,9}(\.\d+)?$/.test(text) || Math.abs(Number(text) * 100 - paise) > 0.01)
    throw new SheetError(remittanceErrors.noAmount({ line: row.line, text: row.cell(column) }));
  return paise;
}

const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 3600 * 1000;

/** A day as 2026-09-01, 01-09-2026, 01/09/2026, "1 Sep 2026" or Excel's number of days. Null: not readable. */
function dayIn(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  const indian = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/.exec(text);
  const number = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : undefined;
  const time = iso
    ? Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]))
    : indian
      ? Date.UTC(Number(indian[3]), Number(indian[2]) - 1, Number(indian[1]))
      : number !== undefined
        ? EXCEL_EPOCH + number * DAY_MS
        : Date.parse(`${text.slice(0, 40)} UTC`);
  if (Number.isNaN(time) || time < Date.UTC(2015, 0, 1) || time > Date.UTC(2100, 0, 1)) return null;
  return new Date(time).toISOString().slice(0, 10);
}

const payoutOf = (crf: string): Payout => ({
  crf,
  utr: '',
  paidOn: null,
  available: null,
  freight: null,
  early: null,
  instant: null,
  reversal: null,
  paid: null,
});

const crfOf = (row: Row) => row.cell('crfid').slice(0, 80) || '–';

function readShiprocket(parcels: Table, totals: Table | undefined): Remittance {
  const payouts = new Map<string, Payout>();
  for (const row of totals?.rows ?? []) {
    const crf = crfOf(row);
    payouts.set(crf, {
      crf,
      utr: row.cell('utr').slice(0, 60),
      paidOn: dayIn(row.cell('date')),
      available: amountOf(row, 'codavailable'),
      freight: amountOf(row, 'freightchargesfromcod'),
      early: amountOf(row, 'earlycodcharges'),
      instant: amountOf(row, 'instantcodcharges'),
      reversal: amountOf(row, 'rtoreversalamount'),
      paid: amountOf(row, 'remittanceamount'),
    });
  }
  const lines = parcels.rows.map((row) => {
    const crf = crfOf(row);
    const payout = payouts.get(crf) ?? payoutOf(crf);
    payouts.set(crf, {
      ...payout,
      utr: payout.utr || row.cell('utr').slice(0, 60),
      paidOn: payout.paidOn ?? dayIn(row.cell('remittancedate')),
    });
    return {
      crf,
      awb: awbOf(row, 'awb'),
      amount: amountOf(row, 'ordervalue') ?? 0,
      adjusted: amountOf(row, 'totaladjustedamt') ?? 0,
      count: 1,
    };
  });
  return { courier: 'shiprocket', payouts: [...payouts.values()], lines: addUp(lines) };
}

/** The file names no payout: its content does. */
function readDelhivery(parcels: Table, bytes: Uint8Array): Remittance {
  const crf = `file-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
  const lines = parcels.rows.map((row) => {
    const payable = amountOf(row, 'amountpayable') ?? 0;
    const collected = amountOf(row, 'codamount') ?? payable;
    return {
      crf,
      awb: awbOf(row, 'waybillnumber'),
      amount: payable,
      adjusted: collected - payable,
      count: 1,
    };
  });
  return { courier: 'delhivery', payouts: [payoutOf(crf)], lines: addUp(lines) };
}

/** Several lines of one parcel in one payout become one: no line is lost, and the wrong sum is seen. */
function addUp(lines: RemittanceLine[]): RemittanceLine[] {
  if (lines.length === 0) throw new SheetError(remittanceErrors.empty);
  return [...Map.groupBy(lines, ({ crf, awb }) => `${crf} ${awb}`).values()].flatMap((same) => {
    const [first] = same;
    const sum = (part: (line: RemittanceLine) => number) => same.reduce((all, line) => all + part(line), 0);
    return first
      ? [
          {
            ...first,
            amount: sum(({ amount }) => amount),
            adjusted: sum(({ adjusted }) => adjusted),
            count: same.length,
          },
        ]
      : [];
  });
}
