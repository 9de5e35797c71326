import { exportColumns as columns } from '../../messages/export-columns.ts';
import { addressLine } from '../../rules/address.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { dayOf } from '../../rules/days.ts';
import { type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { type ExportRow, selectForExport } from './export.store.ts';
import { spanOf } from './get-overview.ts';

const PAGE = 2000;
const headings = () => [
  columns.order,
  columns.date,
  columns.name,
  columns.email,
  columns.phone,
  columns.address,
  columns.state,
  columns.status,
  columns.payment,
  columns.paymentId,
  columns.coupon,
  columns.items,
  columns.discount,
  columns.delivery,
  columns.total,
  columns.refunded,
  columns.revenue,
  // later ones come last, for sheets that count columns
  columns.cashFee,
  columns.grossRevenue,
];

/**
 * All orders of a period as CSV, read page by page to limit memory. Orders of other days follow whose money moved in the period:
 * without amounts of the order itself, so that the sum of every column is right.
 */
export function exportOrders(db: Db, { from, to }: { from: string; to: string }): AsyncGenerator<string> {
  return csvOfOrders(db, spanOf(from, to), headings());
}

/** The head is read before: a stream is read outside of the request. */
async function* csvOfOrders(db: Db, span: ReturnType<typeof spanOf>, head: string[]): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for (const which of ['placed', 'moved'] as const) {
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = await selectForExport(db, span, { which, after, limit: PAGE });
      if (page.length > 0) yield page.map((row) => lineOf(row, which === 'placed')).join('');
      isMore = page.length === PAGE;
      after = page.at(-1)?.id;
    }
  }
}

function lineOf(row: ExportRow, isPlaced: boolean): string {
  const { address } = row;
  const ofOrder = (amount: Paise) => (isPlaced ? rupeesFromPaise(amount) : '');
  const revenue = paise(row.gross - row.refunded);
  return csvLine([
    row.number,
    dayOf(row.createdAt),
    row.name,
    row.email,
    row.phone,
    addressLine(address),
    typeof address === 'string' ? '' : address.state,
    row.status,
    row.paymentStatus,
    row.paymentId ?? '',
    row.couponCode ?? '',
    ...[row.items, row.discount, row.delivery, row.total].map(ofOrder),
    rupeesFromPaise(row.refunded),
    rupeesFromPaise(revenue),
    ofOrder(row.codFee),
    rupeesFromPaise(row.gross),
  ]);
}
