import type { InvoiceLine } from '../../contract/invoice.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { addressLine } from '../../rules/address.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../rules/csv.ts';
import { addDays, dayOf, startOfDay } from '../../rules/days.ts';
import { paise, rupeesFromPaise } from '../../rules/money.ts';
import { findState, stateCode } from '../../rules/states.ts';
import type { Db } from '../platform/db/db.ts';
import { type ExportedOrder, selectOrders } from './exports.store.ts';
import { fieldCells } from './field-cells.ts';

const PAGE = 500;
type Cell = string | number;

/** Once per order, in its first line: so that the sum of a column is right. */
const ORDER_HEAD = [
  'Order total',
  'Order discount',
  'Coupon',
  'Payment status',
  'Payment method',
  'Payment ID',
  'Paid on',
  'Paid amount',
  'Paid currency',
  'Refunded',
  'Refunded on',
  'Courier',
  'Tracking number',
];
const HEAD = [
  'Order',
  'Order date',
  'Status',
  'Invoice',
  'Invoice date',
  'Customer',
  'Email',
  'Phone',
  'Address',
  'Pincode',
  'State',
  'Place of supply',
  'Line',
  'Item',
  'Size',
  'HSN',
  'Quantity',
  'List price',
  'Unit price',
  'Gross amount',
  'Discount',
  'Line total',
  'GST rate',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  ...ORDER_HEAD,
];

/** The orders of a period as CSV for an accountant: a line per item and one for delivery, read page by page. */
export async function* exportOrderLines(
  db: Db,
  { from, to }: { from: string; to: string },
  fields: readonly FieldDefinition[],
): AsyncGenerator<string> {
  const span = { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
  const extra = fieldCells('order', fields);
  yield BYTE_ORDER_MARK + csvLine([...HEAD, ...extra.head]);
  for (let after: string | undefined; ; ) {
    const page = await selectOrders(db, span, after, PAGE);
    if (page.length > 0) yield page.map((order) => linesOf(order, extra.cellsOf(order.fields))).join('');
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

const rupees = (amount: number) => rupeesFromPaise(paise(amount));
const dayOrBlank = (date: Date | null) => (date ? dayOf(date) : '');

function linesOf(order: ExportedOrder, extra: string[]): string {
  const start = orderCells(order);
  const items = itemCells(order);
  const rows = order.delivery > 0 ? [...items, deliveryCells(order)] : items;
  return rows
    .map((cells, index) =>
      csvLine([
        ...start,
        index + 1,
        ...cells,
        ...(index === 0 ? [...totalCells(order), ...extra] : [...ORDER_HEAD, ...extra].map(() => '')),
      ]),
    )
    .join('');
}

function orderCells(order: ExportedOrder): Cell[] {
  const { address } = order;
  const [state, pincode] = typeof address === 'string' ? ['', ''] : [address.state, address.pincode];
  const place = findState(state);
  return [
    order.number,
    dayOf(order.createdAt),
    order.status,
    order.invoiceNumber ?? '',
    dayOrBlank(order.invoiceDate),
    order.name,
    order.email,
    order.phone,
    addressLine(address),
    pincode,
    state,
    place ? `${stateCode(place)}-${place}` : '',
  ];
}

/** With an invoice the figures are those of the invoice; an order without one has no tax yet. */
function itemCells({ invoice, lines }: ExportedOrder): Cell[][] {
  return lines.map((item, index) => {
    const { name, size, listPrice, chargedPrice, quantity } = item;
    const invoiced = invoice?.lines[index];
    const gross = chargedPrice * quantity;
    return [
      name,
      size,
      invoiced?.hsn ?? '',
      quantity,
      rupees(listPrice),
      rupees(chargedPrice),
      rupees(gross),
      invoiced ? rupees(invoiced.discount) : '',
      rupees(invoiced?.total ?? gross),
      ...(invoiced ? taxCells(invoiced) : NO_TAX),
    ];
  });
}

const NO_TAX: Cell[] = ['', '', '', '', ''];

function taxCells({
  basisPoints,
  taxable,
  cgst,
  sgst,
  igst,
}: Omit<InvoiceLine, 'name' | 'size' | 'hsn' | 'quantity' | 'price' | 'discount' | 'total'>): Cell[] {
  return [basisPoints === null ? '' : basisPoints / 100, ...[taxable, cgst, sgst, igst].map(rupees)];
}

/** Delivery is taxed at the rates of the delivered foods, so it has no rate of its own. */
function deliveryCells({ delivery, invoice }: ExportedOrder): Cell[] {
  const tax = invoice?.deliveryTax;
  const amount = rupees(delivery);
  return [
    'Delivery',
    '',
    '',
    1,
    amount,
    amount,
    amount,
    invoice ? 0 : '',
    amount,
    ...(tax ? taxCells({ ...tax, basisPoints: null }) : NO_TAX),
  ];
}

function totalCells(order: ExportedOrder): Cell[] {
  return [
    rupees(order.total),
    rupees(order.discount),
    order.couponCode ?? '',
    order.paymentStatus,
    order.method ?? '',
    order.paymentId ?? '',
    dayOrBlank(order.paidAt),
    order.paidMinor === null ? '' : order.paidMinor / 100,
    order.currency ?? '',
    rupees(order.refunded),
    dayOrBlank(order.refundedAt),
    order.courier ?? '',
    order.trackingNumber ?? '',
  ];
}
