import { addressLine } from '../../rules/address.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { dayOf } from '../../rules/days.ts';
import { type Paise, paise, rupeesFromPaise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { spanOf } from './get-overview.ts';
import { type ExportRow, selectForExport } from './overview.store.ts';

const PAGE = 2000;
const HEAD = [
  'Order',
  'Date',
  'Name',
  'Email',
  'Phone',
  'Address',
  'State',
  'Status',
  'Payment',
  'Payment ID',
  'Coupon',
  'Items',
  'Discount',
  'Delivery',
  'Total',
  'Refunded',
  'Revenue',
];

/** All orders of a period as CSV, read page by page to limit memory. */
export async function* exportOrders(
  db: Db,
  { from, to }: { from: string; to: string },
): AsyncGenerator<string> {
  const span = spanOf(from, to);
  yield BYTE_ORDER_MARK + csvLine(HEAD);
  for (let after: string | undefined; ; ) {
    const page = await selectForExport(db, span, after, PAGE);
    if (page.length > 0) yield page.map(lineOf).join('');
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

function lineOf(row: ExportRow): string {
  const { address } = row;
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
    ...[row.items, row.discount, row.delivery, row.total, row.refunded, revenueOf(row)].map(rupeesFromPaise),
  ]);
}

/** As in the overview: payments less refunds, and nothing for an unpaid order. */
function revenueOf({ paymentStatus, total, refunded }: ExportRow): Paise {
  return paise(paymentStatus === 'COMPLETED' ? total - refunded : 0);
}
