import type { FieldValues } from '../../contract/extra-fields.ts';
import type { InvoiceContent, InvoiceLine } from '../../contract/invoice.ts';
import type { FieldDefinition } from '../../extension/field-definitions.ts';
import { cash } from '../../messages/cash.ts';
import { exportColumns as columns } from '../../messages/export-columns.ts';
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
const orderHeadings = () => [
  columns.orderTotal,
  columns.orderDiscount,
  columns.coupon,
  columns.paymentStatus,
  columns.paymentMethod,
  columns.paymentId,
  columns.paidOn,
  columns.paidAmount,
  columns.paidCurrency,
  columns.refunded,
  columns.refundedOn,
  columns.courier,
  columns.trackingNumber,
];
const headings = () => [
  columns.order,
  columns.orderDate,
  columns.status,
  columns.invoice,
  columns.invoiceDate,
  columns.customer,
  columns.email,
  columns.phone,
  columns.address,
  columns.pincode,
  columns.state,
  columns.placeOfSupply,
  columns.line,
  columns.item,
  columns.size,
  columns.hsn,
  columns.quantity,
  columns.listPrice,
  columns.unitPrice,
  columns.grossAmount,
  columns.discount,
  columns.lineTotal,
  columns.gstRate,
  columns.taxableValue,
  columns.cgst,
  columns.sgst,
  columns.igst,
  ...orderHeadings(),
];

/**
 * The orders of a period as CSV for an accountant: a line per item, one for delivery and one for the fee for cash, read page by page. The
 * columns are in the language of the request.
 */
export function exportOrderLines(
  db: Db,
  { from, to }: { from: string; to: string },
  fields: readonly FieldDefinition[],
): AsyncGenerator<string> {
  const span = { from: startOfDay(from), until: startOfDay(addDays(to, 1)) };
  const extra = fieldCells('order', fields);
  return csvOfLines(db, span, {
    head: [...headings(), ...extra.head],
    delivery: columns.delivery,
    cashFee: cash.fee,
    cellsOf: extra.cellsOf,
  });
}

interface Columns {
  head: string[];
  /** The names of the lines for delivery and for the fee. */
  delivery: string;
  cashFee: string;
  cellsOf: (values: FieldValues) => string[];
}

/** Texts are read before: a stream is read outside of the request. */
async function* csvOfLines(
  db: Db,
  span: { from: Date; until: Date },
  { head, cellsOf, ...names }: Columns,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for (let after: string | undefined; ; ) {
    const page = await selectOrders(db, span, after, PAGE);
    if (page.length > 0)
      yield page.map((order) => linesOf(order, { ...names, extra: cellsOf(order.fields) })).join('');
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

const rupees = (amount: number) => rupeesFromPaise(paise(amount));
const dayOrBlank = (date: Date | null) => (date ? dayOf(date) : '');

function linesOf(
  order: ExportedOrder,
  { delivery, cashFee, extra }: Pick<Columns, 'delivery' | 'cashFee'> & { extra: string[] },
): string {
  const totals = [...totalCells(order), ...extra];
  const start = orderCells(order);
  const { invoice } = order;
  const rows = [
    ...itemCells(order),
    ...chargeCells(delivery, order.delivery, invoice, invoice?.deliveryTax),
    ...chargeCells(cashFee, order.codFee, invoice, invoice?.cashOnDelivery?.feeTax),
  ];
  return rows
    .map((cells, index) =>
      csvLine([...start, index + 1, ...cells, ...(index === 0 ? totals : totals.map(() => ''))]),
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

/** Delivery and fee are taxed at the rates of the delivered foods, so they have no rate of their own. */
function chargeCells(
  name: string,
  charge: number,
  invoice: InvoiceContent | null,
  tax: InvoiceContent['deliveryTax'],
): Cell[][] {
  if (charge === 0) return [];
  const amount = rupees(charge);
  return [
    [
      name,
      '',
      '',
      1,
      amount,
      amount,
      amount,
      invoice ? 0 : '',
      amount,
      ...(tax ? taxCells({ ...tax, basisPoints: null }) : NO_TAX),
    ],
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
