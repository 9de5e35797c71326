import type { TaxMonthView } from '../../contract/admin/tax.ts';
import type { Seller } from '../../contract/invoice.ts';
import { gstr1FileName, hsnQuantity, numberRanges } from '../../rules/gstr1.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import { spanOfMonth } from '../../rules/months.ts';
import { stateOfCode } from '../../rules/states.ts';
import type { HsnRow, TaxMonth } from '../../rules/tax-month.ts';
import { addTax, sumTax, type Tax } from '../../rules/tax-totals.ts';
import { databaseNow } from '../platform/db/database-now.ts';
import type { Db } from '../platform/db/db.ts';
import { sumFiles } from './documents.store.ts';
import { findMonth } from './months.store.ts';
import { readLedger } from './read-ledger.ts';
import { findGaps, readMonth } from './read-month.ts';

const MAX_LISTED = 100;
/** Of an invoice without pictures, for months whose files are not drawn yet. */
const USUAL_BYTES = 60_000;

/** Everything that the page of a month shows, as of one instant. */
export function getTaxMonth(
  db: Db,
  seller: (from: Db) => Promise<Seller>,
  name: string,
): Promise<TaxMonthView> {
  return db.transaction(
    async (tx) => {
      const span = spanOfMonth(name);
      const { seller: sold, month } = await readMonth(tx, seller, name);
      const gaps = await findGaps(tx, month);
      const ledger = await readLedger(tx, span);
      const stored = await findMonth(tx, name);
      const files = await sumFiles(tx, span);
      const now = await databaseNow(tx);
      return {
        month: name,
        isRunning: now < span.until,
        gstin: sold.gstin,
        state: sold.state,
        ...totalsOf(month),
        gaps,
        ledger,
        papers: papersOf(month, files),
        file: stored?.fileMadeAt
          ? { madeAt: stored.fileMadeAt.toISOString(), by: stored.fileMadeBy ?? '' }
          : null,
        locked: stored?.lockedAt ? { at: stored.lockedAt.toISOString(), by: stored.lockedBy ?? '' } : null,
        fileName: gstr1FileName(sold.gstin, now),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const rupees = (amount: number) => rupeesFromPaise(paise(amount));
const taxInRupees = ({ taxable, cgst, sgst, igst }: Tax) => ({
  taxable: rupees(taxable),
  cgst: rupees(cgst),
  sgst: rupees(sgst),
  igst: rupees(igst),
});

function totalsOf(month: TaxMonth) {
  const { invoices, notes, b2b, places, warnings } = month;
  const ranges = numberRanges(month.numbers);
  return {
    invoices: { ...invoices, total: rupees(invoices.total) },
    notes: { ...notes, total: rupees(notes.total) },
    toPay: taxInRupees(month.toPay),
    rates: month.rates.map(({ basisPoints, tax }) => ({ rate: basisPoints / 100, ...taxInRupees(tax) })),
    places: places.map(({ place, tax, invoices: count }) => ({
      code: place,
      state: stateOfCode(place) ?? '',
      invoices: count,
      ...taxInRupees(tax),
    })),
    business: b2b.slice(0, MAX_LISTED).map(({ number, gstin, name, total, rates }) => ({
      ...{ number, gstin, name },
      total: rupees(total),
      taxable: rupees(sumTax(rates.map(({ tax }) => tax)).taxable),
    })),
    counts: {
      business: b2b.length,
      large: month.b2cl.length,
      small: month.smallInvoices,
      places: new Set(month.b2cs.map(({ place }) => place)).size,
      codes: new Set([...month.hsnB2b, ...month.hsnB2c].map(({ code }) => code)).size,
      series: new Set(ranges.map(({ kind, financialYear }) => `${kind} ${financialYear}`)).size,
    },
    hsn: hsnRows(month),
    ranges: ranges.map(({ kind, from, to, first, last }) => ({ kind, from, to, count: last - first + 1 })),
    warnings: warnings.map(({ orders, amount, ...warning }) => ({
      ...warning,
      orders: orders.map(({ orderId, number }) => ({ _id: orderId, number })),
      amount: rupees(amount),
    })),
  };
}

/** The page shows one table: the halves for businesses and others together. */
function hsnRows({ hsnB2b, hsnB2c, withoutHsn }: TaxMonth): TaxMonthView['hsn'] {
  const rows = new Map<string, HsnRow>();
  for (const row of [...hsnB2b, ...hsnB2c]) {
    const key = `${row.code} ${row.basisPoints} ${row.unit}`;
    const before = rows.get(key);
    rows.set(
      key,
      before
        ? { ...before, quantity: before.quantity + row.quantity, tax: addTax(before.tax, row.tax) }
        : row,
    );
  }
  const sorted = [...rows.values()].toSorted((a, b) => b.tax.taxable - a.tax.taxable);
  return [...sorted, ...withoutHsn].map((row) => ({
    code: row.code,
    name: row.name,
    description: row.description,
    unit: row.unit,
    quantity: hsnQuantity(row),
    rate: row.basisPoints / 100,
    ...taxInRupees(row.tax),
  }));
}

function papersOf({ invoices, notes }: TaxMonth, { files, bytes }: { files: number; bytes: number }) {
  const count = invoices.count + notes.count;
  const each = files > 0 ? bytes / files : USUAL_BYTES;
  return { count, megabytes: Math.ceil((each * count) / 1_000_000) };
}
