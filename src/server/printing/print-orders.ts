import type { PrintQuery } from '../../contract/admin/printing.ts';
import type { Seller } from '../../contract/invoice.ts';
import { adminBatches } from '../../messages/admin-batches.ts';
import { adminOrders } from '../../messages/admin-orders.ts';
import { adminPrint } from '../../messages/admin-print.ts';
import { adminSlip } from '../../messages/admin-slip.ts';
import { awaitsCash } from '../../rules/cash-on-delivery.ts';
import { formatPaise } from '../../rules/money.ts';
import { notToShip } from '../../rules/not-to-ship.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';
import { formatDay } from '../../rules/shown-time.ts';
import { batchesOfOrders, type PackedBatch } from '../batches/batches-of-orders.ts';
import { creditedInvoices } from '../invoices/credited-invoices.ts';
import { invoiceLogo } from '../invoices/invoice-logo.ts';
import { withBatches } from '../invoices/with-batches.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { printOffThread } from './print-off-thread.ts';
import type { PrintedOrder, PrintWords } from './printed-order.ts';
import {
  type InvoiceRow,
  type OrderItemRow,
  type OrderRow,
  selectInvoices,
  selectItemsToPrint,
  selectOrdersToPrint,
  selectRefunded,
} from './printing.store.ts';

export interface PrintDeps {
  db: Db;
  storage: Storage;
  /** Begins the links of the QR codes. */
  publicUrl: string;
  seller: () => Promise<Seller>;
  shopName: () => Promise<string>;
}

/** Slips, labels and invoices of the orders as one PDF, in the given sequence. */
export async function printOrders(
  deps: PrintDeps,
  { orders: ids, what, paper }: PrintQuery,
): Promise<Result<Uint8Array, 'order-not-found' | 'not-found'>> {
  const rows = new Map((await selectOrdersToPrint(deps.db, ids)).map((row) => [row.id, row]));
  const missing = ids.filter((id) => !rows.has(id));
  if (missing.length > 0)
    return failure('order-not-found', { message: adminPrint.notFound(missing.join(', ')) });
  const hasInvoices = what === 'invoices' || what === 'all';
  const [items, refunded, invoices, seller, shopName, packed] = await Promise.all([
    selectItemsToPrint(deps.db, ids),
    selectRefunded(deps.db, ids),
    hasInvoices ? selectInvoices(deps.db, ids) : [],
    deps.seller(),
    deps.shopName(),
    batchesOfOrders(deps.db, ids),
  ]);
  if (what === 'invoices' && invoices.length === 0)
    return failure('not-found', { message: adminPrint.noInvoices });
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const credited = await creditedInvoices(
    deps.db,
    invoices.map(({ orderId }) => orderId),
  );
  const packedOf = Map.groupBy(packed, ({ orderId }) => orderId);
  const invoiceOf = new Map(
    invoices.map((invoice) => [invoice.orderId, withBatches(invoice, packedOf.get(invoice.orderId))]),
  );
  const from = senderOf(seller, shopName);
  const orders = ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const invoice = invoiceOf.get(id);
    const creditedBy = credited.get(id);
    return {
      ...printedOrder(row, itemsOf.get(id) ?? [], refunded.has(id), packedOf.get(id)),
      from,
      link: `${deps.publicUrl}/admin/orders/${id}`,
      ...(invoice && { invoice }),
      ...(creditedBy && { creditedBy }),
    };
  });
  const logos = await logosOf(deps.storage, invoices);
  return success(await printOffThread({ what, paper, orders, words: printWords(), logos }));
}

function printedOrder(
  row: OrderRow,
  items: OrderItemRow[],
  isRefunded: boolean,
  packed: PackedBatch[] = [],
): Omit<PrintedOrder, 'from' | 'link'> {
  const awaitsItsCash = awaitsCash(row);
  const reason = notToShip({ ...row, isRefunded, awaitsItsCash });
  const { name, address, phone, number, courier, trackingNumber, createdAt, total } = row;
  const pieces = items.reduce((count, { quantity }) => count + quantity, 0);
  return {
    number,
    warning: reason ? adminSlip[reason] : '',
    to: { name, phone, ...placeOf(address) },
    collect: awaitsItsCash ? formatPaise(total) : '',
    courier: courier ?? '',
    trackingNumber: trackingNumber ?? '',
    facts: [
      [adminPrint.date, formatDay(createdAt.toISOString())],
      [adminPrint.weight, weightText(parcelWeight(items))],
      [adminPrint.pieces, String(pieces)],
    ],
    items: items.map(({ name, size, quantity, shelf, position }) => ({
      name,
      size,
      quantity,
      shelf,
      batches: packed.filter((one) => one.position === position).flatMap(batchText),
    })),
  };
}

function batchText({ code, bestBefore }: PackedBatch): string[] {
  return code && bestBefore ? [adminBatches.batchLine({ code, day: formatDay(bestBefore) })] : [];
}

/** The pincode has its own large line. An old order has its address in one line. */
function placeOf(address: OrderRow['address']): { lines: string[]; pincode: string } {
  if (typeof address === 'string') return { lines: [address], pincode: /\b\d{6}\b/.exec(address)?.[0] ?? '' };
  const { doorNumber, street, area, district, state, pincode } = address;
  const lines = [[doorNumber, street].filter(Boolean).join(', '), area, district, state];
  return { lines: lines.filter(Boolean), pincode };
}

const weightText = (grams: number) => (grams > 0 ? `${(Math.ceil(grams / 100) / 10).toFixed(1)} kg` : '–');

function senderOf({ address, phone, gstin, foodLicence }: Seller, name: string): PrintedOrder['from'] {
  return { name, address, phone, gstin, licence: foodLicence && `FSSAI ${foodLicence}` };
}

function printWords(): PrintWords {
  return {
    slip: adminOrders.packingSlip,
    to: adminSlip.to,
    from: adminSlip.from,
    phone: adminSlip.phone('').trim(),
    nothingToCollect: adminPrint.nothingToCollect,
    courier: adminOrders.courier,
    trackingNumber: adminPrint.trackingNumber,
    withoutInvoice: adminPrint.withoutInvoice,
  };
}

/** Each logo once, however many invoices have it. */
async function logosOf(storage: Storage, invoices: InvoiceRow[]): Promise<Map<string, Uint8Array>> {
  const sellers = new Map(invoices.map(({ content }) => [content.seller.logo?.url ?? '', content.seller]));
  const logos = new Map<string, Uint8Array>();
  for (const [url, seller] of sellers) {
    const logo = url && (await invoiceLogo(storage, seller));
    if (logo) logos.set(url, logo);
  }
  return logos;
}
