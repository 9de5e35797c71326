import { batchesOfOrders } from '../batches/batches-of-orders.ts';
import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Attachment } from '../providers/mailer.ts';
import { selectCredited } from './credit-notes.store.ts';
import { drawOffThread } from './draw-off-thread.ts';
import { invoiceLogo } from './invoice-logo.ts';
import {
  findInvoice,
  findInvoiceFile,
  findMarkedFile,
  type InvoiceRow,
  saveInvoiceFile,
  saveMarkedFile,
} from './invoices.store.ts';
import { withBatches } from './with-batches.ts';

/** Returns the stored file of an invoice, or draws and stores it. Concurrent requests share one drawing. */
export function createInvoiceFiles(db: Db, storage: Storage) {
  const drawings = new Map<string, Promise<Uint8Array>>();
  const drawCopy = async (invoice: InvoiceRow, creditedBy: string | undefined) => {
    const logo = await invoiceLogo(storage, invoice.content.seller);
    const packed = await batchesOfOrders(db, [invoice.orderId]);
    return drawOffThread({ invoice: withBatches(invoice, packed), logo, creditedBy });
  };
  const draw = async (invoice: InvoiceRow, creditedBy: string | undefined): Promise<Uint8Array> => {
    const { orderId } = invoice;
    const pdf = await drawCopy(invoice, creditedBy);
    if (creditedBy === undefined) await saveInvoiceFile(db, orderId, pdf);
    else await saveMarkedFile(db, { orderId, creditedBy, pdf });
    return pdf;
  };
  const drawShared = (invoice: InvoiceRow, creditedBy: string | undefined): Promise<Uint8Array> => {
    const key = `${invoice.orderId} ${creditedBy ?? ''}`;
    const drawing = drawings.get(key) ?? draw(invoice, creditedBy).finally(() => drawings.delete(key));
    drawings.set(key, drawing);
    return drawing;
  };
  return async (invoice: InvoiceRow): Promise<Attachment> => {
    const { orderId, number } = invoice;
    const creditedBy = (await selectCredited(db, [orderId])).get(orderId);
    // the file of the invoice is as it was issued; only its copy is marked
    const stored =
      creditedBy === undefined
        ? await findInvoiceFile(db, orderId)
        : await findMarkedFile(db, orderId, creditedBy);
    return {
      filename: `${number.replaceAll('/', '-')}.pdf`,
      content: Buffer.from(stored ?? (await drawShared(invoice, creditedBy))),
      contentType: 'application/pdf',
    };
  };
}

/** The invoice of an order as an email attachment; undefined when none was issued. */
export function invoiceAttachments(
  db: Db,
  storage: Storage,
): (orderId: string) => Promise<Attachment | undefined> {
  const fileOf = createInvoiceFiles(db, storage);
  return async (orderId) => {
    const invoice = await findInvoice(db, orderId);
    return invoice && fileOf(invoice);
  };
}
