import { needsEwayBill } from './eway-limits.ts';
import { type QuantityUnit, quantityOf } from './hsn-units.ts';
import { type DocumentLine, placeOfSupply, type TaxDocument, tableOf } from './tax-documents.ts';
import { addTax, byRate, NO_TAX, type Tax } from './tax-totals.ts';
import { createWarnings, type TaxWarning } from './tax-warnings.ts';

/** The name, official text and unit of an HSN code. */
interface HsnText {
  code: string;
  name: string;
  description: string;
  unit: QuantityUnit;
}

export interface MonthSettings {
  gstin: string;
  /** Codes are cut to so many digits. */
  hsnDigits: number;
  texts: ReadonlyMap<string, HsnText>;
}

/** A document that the return lists one by one. */
export interface ListedDocument {
  number: string;
  issuedAt: Date;
  total: number;
  place: string;
  gstin: string;
  name: string;
  rates: { basisPoints: number; tax: Tax }[];
  isWithinState: boolean;
}

export interface PlaceRow {
  place: string;
  basisPoints: number;
  isWithinState: boolean;
  tax: Tax;
}

export interface HsnRow {
  code: string;
  /** As the shop calls it: of the HSN text, else the name of a food. */
  name: string;
  description: string;
  unit: QuantityUnit;
  basisPoints: number;
  /** Thousandths of the unit. */
  quantity: number;
  total: number;
  tax: Tax;
}

interface Counted {
  count: number;
  total: number;
}

/** A month's documents, in the tables of the return. All sums are net of credit notes. */
export interface TaxMonth {
  invoices: Counted;
  notes: Counted;
  toPay: Tax;
  rates: { basisPoints: number; tax: Tax }[];
  /** By the code of the state; an empty code: unknown. */
  places: { place: string; tax: Tax; invoices: number }[];
  b2b: ListedDocument[];
  b2cl: ListedDocument[];
  b2cs: PlaceRow[];
  cdnr: ListedDocument[];
  cdnur: ListedDocument[];
  nil: { isWithinState: boolean; isBusiness: boolean; total: number }[];
  hsnB2b: HsnRow[];
  hsnB2c: HsnRow[];
  /** Without an HSN code: not in the file. */
  withoutHsn: HsnRow[];
  /** Numbers used, in the order of their series. */
  numbers: { kind: TaxDocument['kind']; financialYear: string; sequence: number; number: string }[];
  smallInvoices: number;
  warnings: TaxWarning[];
}

/** Adds documents one at a time, so that a month needs memory for its sums only. */
export function createTaxMonth(settings: MonthSettings) {
  const invoices = { count: 0, total: 0 };
  const notes = { count: 0, total: 0 };
  let toPay: Tax = { ...NO_TAX };
  let smallInvoices = 0;
  const rates = new Map<number, Tax>();
  const places = new Map<string, TaxMonth['places'][number]>();
  const b2cs = new Map<string, PlaceRow>();
  const nil = new Map<string, TaxMonth['nil'][number]>();
  const hsn = {
    b2b: new Map<string, HsnRow>(),
    b2c: new Map<string, HsnRow>(),
    none: new Map<string, HsnRow>(),
  };
  const listed = { b2b: [], b2cl: [], cdnr: [], cdnur: [] } as Record<
    'b2b' | 'b2cl' | 'cdnr' | 'cdnur',
    ListedDocument[]
  >;
  const numbers: TaxMonth['numbers'] = [];
  const units = new Map<string, QuantityUnit>();
  const warnings = createWarnings(settings);

  function addHsn(line: DocumentLine, isBusiness: boolean, sign: 1 | -1): void {
    const code = line.hsn.slice(0, settings.hsnDigits);
    const text = settings.texts.get(code);
    const counted = quantityOf({ size: line.size, pieces: line.quantity }, text?.unit);
    const basisPoints = line.basisPoints ?? 0;
    const group = `${code || line.name} ${basisPoints}`;
    // a charge has no quantity: it joins the row of its food
    const unit = line.quantity === 0 ? (units.get(group) ?? text?.unit ?? counted.unit) : counted.unit;
    units.set(group, unit);
    const rows = code ? (isBusiness ? hsn.b2b : hsn.b2c) : hsn.none;
    const key = `${group} ${unit}`;
    const row = rows.get(key) ?? {
      code,
      name: text?.name ?? line.name,
      description: text?.description ?? '',
      unit,
      basisPoints,
      quantity: 0,
      total: 0,
      tax: NO_TAX,
    };
    if (line.quantity > 0) row.quantity += sign * counted.thousandths;
    row.total += sign * line.total;
    row.tax = addTax(row.tax, line, sign);
    rows.set(key, row);
  }

  function addNil(document: TaxDocument, total: number, sign: 1 | -1): void {
    const isBusiness = document.buyer.gstin !== '';
    const key = `${document.isWithinState} ${isBusiness}`;
    const row = nil.get(key) ?? { isWithinState: document.isWithinState, isBusiness, total: 0 };
    row.total += sign * total;
    nil.set(key, row);
  }

  function addToTables(document: TaxDocument, place: string, sign: 1 | -1): void {
    const table = tableOf(document);
    const all = byRate(document.lines);
    for (const { basisPoints, tax } of all) if (basisPoints === 0) addNil(document, tax.taxable, sign);
    const taxed = all.filter(({ basisPoints }) => basisPoints > 0);
    for (const line of document.lines) addHsn(line, table === 'b2b', sign);
    if (table === 'b2cs') {
      if (document.kind === 'invoice') smallInvoices += 1;
      for (const { basisPoints, tax } of taxed) {
        const key = `${document.isWithinState} ${place} ${basisPoints}`;
        const row = b2cs.get(key) ?? {
          place,
          basisPoints,
          isWithinState: document.isWithinState,
          tax: NO_TAX,
        };
        b2cs.set(key, { ...row, tax: addTax(row.tax, tax, sign) });
      }
      return;
    }
    if (taxed.length === 0) return;
    const { number, issuedAt, total, buyer, isWithinState } = document;
    const notesOf = { b2b: 'cdnr', b2cl: 'cdnur' } as const;
    listed[document.kind === 'note' ? notesOf[table] : table].push({
      ...{ number, issuedAt, total, place, isWithinState },
      gstin: buyer.gstin,
      name: buyer.name,
      rates: taxed,
    });
  }

  function add(document: TaxDocument): void {
    const sign = document.kind === 'note' ? -1 : 1;
    const counts = document.kind === 'note' ? notes : invoices;
    counts.count += 1;
    counts.total += document.total;
    const { kind, financialYear, sequence, number } = document;
    numbers.push({ kind, financialYear, sequence, number });
    // its number is used: only the documents issued count it
    if (document.isFinancial) {
      warnings.add('late-note', document, { name: number });
      return;
    }
    const place = placeOfSupply(document) ?? '';
    const placeRow = places.get(place) ?? { place, tax: NO_TAX, invoices: 0 };
    if (kind === 'invoice') placeRow.invoices += 1;
    for (const { basisPoints, tax } of byRate(document.lines)) {
      rates.set(basisPoints, addTax(rates.get(basisPoints) ?? NO_TAX, tax, sign));
      toPay = addTax(toPay, tax, sign);
      placeRow.tax = addTax(placeRow.tax, tax, sign);
    }
    places.set(place, placeRow);
    warnings.check(document, place);
    const { seller, buyer, total } = document;
    if (kind === 'invoice' && needsEwayBill({ from: seller.state, to: buyer.state, total }))
      warnings.add('eway', document, { name: number });
    if (place) addToTables(document, place, sign);
  }

  return {
    add,
    result: (): TaxMonth => {
      const byCode = (rows: Map<string, HsnRow>) =>
        [...rows.values()].toSorted(
          (a, b) =>
            a.code.localeCompare(b.code) || a.basisPoints - b.basisPoints || a.unit.localeCompare(b.unit),
        );
      const sortedRates = [...rates]
        .map(([basisPoints, tax]) => ({ basisPoints, tax }))
        .toSorted((a, b) => a.basisPoints - b.basisPoints);
      const hsnRows = { hsnB2b: byCode(hsn.b2b), hsnB2c: byCode(hsn.b2c) };
      return {
        invoices,
        notes,
        toPay,
        rates: sortedRates,
        places: [...places.values()].toSorted((a, b) => b.tax.taxable - a.tax.taxable),
        ...listed,
        b2cs: [...b2cs.values()].toSorted(
          (a, b) =>
            Number(b.isWithinState) - Number(a.isWithinState) ||
            a.place.localeCompare(b.place) ||
            a.basisPoints - b.basisPoints,
        ),
        nil: [...nil.values()].filter(({ total }) => total !== 0),
        ...hsnRows,
        withoutHsn: byCode(hsn.none),
        numbers: numbers.toSorted(
          (a, b) =>
            a.kind.localeCompare(b.kind) ||
            a.financialYear.localeCompare(b.financialYear) ||
            a.sequence - b.sequence,
        ),
        smallInvoices,
        warnings: warnings.result({ rates: sortedRates, ...hsnRows }),
      };
    },
  };
}
