import { csvLine } from './csv.ts';
import { dayOf } from './days.ts';
import { documentKinds, hsnQuantity, numberRanges } from './gstr1.ts';
import { shortMonths } from './short-months.ts';
import { stateOfCode } from './states.ts';
import type { HsnRow, ListedDocument, TaxMonth } from './tax-month.ts';

type Cell = string | number;
export interface CsvSection {
  name: string;
  text: string;
}

const rupees = (amount: number) => amount / 100;
const percent = (basisPoints: number) => basisPoints / 100;

/** `14-Nov-2026`: the tool rejects cells that are dates. */
function csvDate(date: Date): string {
  const [year, month = 1, day = 1] = dayOf(date).split('-').map(Number);
  return `${String(day).padStart(2, '0')}-${shortMonths.en[month - 1]}-${year}`;
}

export const placeText = (code: string): string => `${code}-${stateOfCode(code) ?? ''}`;

/** The sections of the return as the offline tool imports them, columns by name. Empty sections are absent. */
export function gstr1Csv(month: TaxMonth): CsvSection[] {
  const sections: [string, string, Cell[][]][] = [
    [
      'b2b',
      'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount',
      rowsOf(month.b2b, (one) => [
        [one.gstin, one.name, one.number, csvDate(one.issuedAt), rupees(one.total), placeText(one.place)],
        ['N', '', 'Regular B2B', ''],
      ]),
    ],
    [
      'b2cl',
      'Invoice Number,Invoice date,Invoice Value,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      rowsOf(month.b2cl, (one) => [
        [one.number, csvDate(one.issuedAt), rupees(one.total), placeText(one.place), ''],
      ]).map((cells) => [...cells, '']),
    ],
    [
      'b2cs',
      'Type,Place Of Supply,Rate,Applicable % of Tax Rate,Taxable Value,Cess Amount,E-Commerce GSTIN',
      month.b2cs.map(({ place, basisPoints, tax }) => [
        'OE',
        placeText(place),
        percent(basisPoints),
        '',
        rupees(tax.taxable),
        0,
        '',
      ]),
    ],
    [
      'cdnr',
      'GSTIN/UIN of Recipient,Receiver Name,Note Number,Note Date,Note Type,Place Of Supply,Reverse Charge,Note Supply Type,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      rowsOf(month.cdnr, (one) => [
        [one.gstin, one.name, one.number, csvDate(one.issuedAt), 'C', placeText(one.place), 'N'],
        ['Regular B2B', rupees(one.total), ''],
      ]),
    ],
    [
      'cdnur',
      'UR Type,Note Number,Note Date,Note Type,Place Of Supply,Note Value,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount',
      rowsOf(month.cdnur, (one) => [
        ['B2CL', one.number, csvDate(one.issuedAt), 'C', placeText(one.place), rupees(one.total), ''],
      ]),
    ],
    ['hsn(b2b)', HSN_COLUMNS, month.hsnB2b.map(hsnCells)],
    ['hsn(b2c)', HSN_COLUMNS, month.hsnB2c.map(hsnCells)],
    [
      'docs',
      'Nature of Document,Sr. No. From,Sr. No. To,Total Number,Cancelled',
      numberRanges(month.numbers).map(({ kind, from, to, first, last }) => [
        documentKinds[kind].doc_typ,
        from,
        to,
        last - first + 1,
        0,
      ]),
    ],
  ];
  return sections
    .filter(([, , rows]) => rows.length > 0)
    .map(([name, head, rows]) => ({ name, text: `${head}\r\n${rows.map(csvLine).join('')}` }));
}

const HSN_COLUMNS =
  'HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount';

/** One row per rate: the document's own cells, then rate, taxable value and cess. */
function rowsOf(documents: ListedDocument[], cells: (document: ListedDocument) => Cell[][]): Cell[][] {
  return documents.flatMap((document) =>
    document.rates.map(({ basisPoints, tax }) => [
      ...cells(document).flat(),
      percent(basisPoints),
      rupees(tax.taxable),
      0,
    ]),
  );
}

const hsnCells = (row: HsnRow): Cell[] => [
  row.code,
  row.description,
  row.unit,
  hsnQuantity(row),
  rupees(row.total),
  percent(row.basisPoints),
  ...[row.tax.taxable, row.tax.igst, row.tax.cgst, row.tax.sgst].map(rupees),
  0,
];
