import { adminTax } from '../../messages/admin-tax.ts';
import { exportColumns as columns } from '../../messages/export-columns.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { dayOf } from '../../rules/days.ts';
import { placeText } from '../../rules/gstr1-csv.ts';
import { spanOfMonth } from '../../rules/months.ts';
import { placeOfSupply, type TaxDocument, tableOf } from '../../rules/tax-documents.ts';
import { byRate } from '../../rules/tax-totals.ts';
import type { Db } from '../platform/db/db.ts';
import { readDocuments } from './documents.store.ts';

const headings = () => [
  adminTax.document,
  columns.invoice,
  columns.invoiceDate,
  adminTax.correctsInvoice,
  columns.order,
  columns.customer,
  adminTax.buyerGstin,
  columns.placeOfSupply,
  adminTax.table,
  columns.gstRate,
  columns.taxableValue,
  columns.cgst,
  columns.sgst,
  columns.igst,
  columns.total,
  // later ones come last, for sheets that count columns
  adminTax.creditedBy,
];

/**
 * Every invoice and note of a month for the accountant: a line per rate, notes negative, so that columns add up. A note
 * that came too late for the return is named so and has a total, but no table, rate or tax.
 */
export function exportDocuments(db: Db, month: string): AsyncGenerator<string> {
  const kinds = { invoice: adminTax.invoice, note: adminTax.creditNote, financial: adminTax.financialNote };
  return linesOf(db, month, headings(), kinds);
}

/** Texts are read before: a stream is read outside of the request. */
async function* linesOf(
  db: Db,
  month: string,
  head: string[],
  kinds: Record<TaxDocument['kind'] | 'financial', string>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for await (const document of readDocuments(db, spanOfMonth(month))) {
    const { kind, number, issuedAt, orderNumber, buyer, invoice, lines } = document;
    const sign = kind === 'note' ? -1 : 1;
    const place = placeOfSupply(document);
    const rupees = (amount: number) => (sign * amount) / 100;
    const start = [
      ...[kinds[document.isFinancial ? 'financial' : kind], number, dayOf(issuedAt)],
      ...[invoice?.number ?? '', orderNumber, buyer.name, buyer.gstin, place ? placeText(place) : ''],
    ];
    if (document.isFinancial) {
      yield csvLine([...start, '', '', 0, 0, 0, 0, rupees(document.total), '']);
      continue;
    }
    yield byRate(lines)
      .map(({ basisPoints, tax }) =>
        csvLine([
          ...start,
          ...[tableOf(document), basisPoints / 100],
          ...[tax.taxable, tax.cgst, tax.sgst, tax.igst].map(rupees),
          rupees(tax.taxable + tax.cgst + tax.sgst + tax.igst),
          document.creditedBy,
        ]),
      )
      .join('');
  }
}
