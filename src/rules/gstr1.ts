import { dayOf } from './days.ts';
import type { HsnRow, ListedDocument, PlaceRow, TaxMonth } from './tax-month.ts';
import type { Tax } from './tax-totals.ts';

/** The return as the government's offline tool writes it: key order, absent empty sections and number formats matter. */
export function gstr1(
  month: TaxMonth,
  { gstin, period, version }: { gstin: string; period: string; version: string },
): Record<string, unknown> {
  const [year = '', number = ''] = period.split('-');
  const documents = documentSections(month);
  const hsn = {
    ...(month.hsnB2b.length > 0 && { hsn_b2b: month.hsnB2b.map(hsnEntry) }),
    ...(month.hsnB2c.length > 0 && { hsn_b2c: month.hsnB2c.map(hsnEntry) }),
  };
  return {
    gstin,
    fp: `${number}${year}`,
    version,
    hash: 'hash',
    ...(month.b2b.length > 0 && { b2b: byBuyer(month.b2b, 'inv', invoiceEntry) }),
    ...(month.b2cl.length > 0 && { b2cl: byPlace(month.b2cl) }),
    ...(month.b2cs.length > 0 && { b2cs: month.b2cs.map(smallEntry) }),
    ...(month.nil.length > 0 && { nil: { inv: month.nil.map(nilEntry) } }),
    ...(month.cdnr.length > 0 && { cdnr: byBuyer(month.cdnr, 'nt', noteEntry) }),
    ...(month.cdnur.length > 0 && { cdnur: month.cdnur.map(largeNoteEntry) }),
    ...(documents.length > 0 && { doc_issue: { doc_det: documents } }),
    ...(Object.keys(hsn).length > 0 && { hsn }),
  };
}

/** As the tool names its files: the day without zeros. */
export function gstr1FileName(gstin: string, on: Date): string {
  const [year, month, day] = dayOf(on).split('-').map(Number);
  return `returns_${day}${month}${year}_R1_${gstin}_offline.json`;
}

// a whole number divided by 100 is written with at most two decimals
const rupees = (amount: number) => amount / 100;
const rateOf = (basisPoints: number) => basisPoints / 100;
const dateOf = (date: Date) => dayOf(date).split('-').reverse().join('-');

function heads({ cgst, sgst, igst }: Tax, isWithinState: boolean) {
  return isWithinState ? { camt: rupees(cgst), samt: rupees(sgst) } : { iamt: rupees(igst) };
}

function items({ rates, isWithinState }: ListedDocument, cess: { csamt?: number } = { csamt: 0 }) {
  return rates.map(({ basisPoints, tax }) => ({
    num: basisPoints + 1,
    itm_det: {
      txval: rupees(tax.taxable),
      rt: rateOf(basisPoints),
      ...heads(tax, isWithinState),
      ...cess,
    },
  }));
}

function byBuyer(
  documents: ListedDocument[],
  key: 'inv' | 'nt',
  entry: (document: ListedDocument) => Record<string, unknown>,
) {
  return [...Map.groupBy(documents, ({ gstin }) => gstin)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([ctin, group]) => ({ ctin, [key]: group.map(entry) }));
}

function byPlace(documents: ListedDocument[]) {
  return [...Map.groupBy(documents, ({ place }) => place)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([pos, group]) => ({
      pos,
      inv: group.map((document) => ({
        inum: document.number,
        idt: dateOf(document.issuedAt),
        val: rupees(document.total),
        itms: items(document, {}),
      })),
    }));
}

const invoiceEntry = (document: ListedDocument) => ({
  inum: document.number,
  idt: dateOf(document.issuedAt),
  val: rupees(document.total),
  pos: document.place,
  rchrg: 'N',
  inv_typ: 'R',
  itms: items(document),
});

const noteEntry = (document: ListedDocument) => ({
  nt_num: document.number,
  nt_dt: dateOf(document.issuedAt),
  ntty: 'C',
  val: rupees(document.total),
  pos: document.place,
  rchrg: 'N',
  inv_typ: 'R',
  itms: items(document),
});

const largeNoteEntry = (document: ListedDocument) => ({
  nt_num: document.number,
  nt_dt: dateOf(document.issuedAt),
  ntty: 'C',
  val: rupees(document.total),
  typ: 'B2CL',
  pos: document.place,
  itms: items(document),
});

const smallEntry = ({ isWithinState, basisPoints, place, tax }: PlaceRow) => ({
  sply_ty: isWithinState ? 'INTRA' : 'INTER',
  rt: rateOf(basisPoints),
  typ: 'OE',
  pos: place,
  txval: rupees(tax.taxable),
  ...heads(tax, isWithinState),
  csamt: 0,
});

const nilEntry = ({ isWithinState, isBusiness, total }: TaxMonth['nil'][number]) => ({
  sply_ty: `${isWithinState ? 'INTRA' : 'INTR'}${isBusiness ? 'B2B' : 'B2C'}`,
  nil_amt: rupees(total),
  expt_amt: 0,
  ngsup_amt: 0,
});

const hsnEntry = (row: HsnRow, index: number) => ({
  num: index + 1,
  hsn_sc: row.code,
  user_desc: row.name,
  desc: row.description,
  uqc: row.unit,
  qty: hsnQuantity(row),
  rt: rateOf(row.basisPoints),
  txval: rupees(row.tax.taxable),
  iamt: rupees(row.tax.igst),
  samt: rupees(row.tax.sgst),
  camt: rupees(row.tax.cgst),
  csamt: 0,
});

/** With at most two decimals. */
export const hsnQuantity = ({ quantity }: Pick<HsnRow, 'quantity'>) => Math.round(quantity / 10) / 100;

export interface NumberRange {
  kind: 'invoice' | 'note';
  financialYear: string;
  from: string;
  to: string;
  first: number;
  last: number;
}

/** The unbroken ranges of the numbers of a month. */
export function numberRanges(numbers: TaxMonth['numbers']): NumberRange[] {
  const ranges: NumberRange[] = [];
  for (const { kind, financialYear: year, sequence, number } of numbers) {
    const range = ranges.at(-1);
    if (range?.kind === kind && range.financialYear === year && range.last + 1 === sequence) {
      range.to = number;
      range.last = sequence;
    } else
      ranges.push({ kind, financialYear: year, from: number, to: number, first: sequence, last: sequence });
  }
  return ranges;
}

/** Codes and names that table 13 has for them. */
export const documentKinds = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  note: { doc_num: 5, doc_typ: 'Credit Note' },
} as const;

function documentSections({ numbers }: TaxMonth) {
  return [...Map.groupBy(numberRanges(numbers), ({ kind }) => kind)].map(([kind, ranges]) => ({
    ...documentKinds[kind],
    docs: ranges.map(({ from, to, first, last }, index) => ({
      num: index + 1,
      from,
      to,
      totnum: last - first + 1,
      // a cancelled order keeps its invoice and gets a credit note: no number is ever cancelled
      cancel: 0,
      net_issue: last - first + 1,
    })),
  }));
}
