import { batchesOfOrders } from '../batches/batches-of-orders.ts';
import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Attachment } from '../providers/mailer.ts';
import { selectCredited } from './credit-notes.store.ts';
import { drawOffThread } from './draw-off-thread.ts';
import { invoiceLogo } from './invoice-logo.ts';
import { findInvoice, findInvoiceFile, type InvoiceRow, saveInvoiceFile } from './invoices.store.ts';
import { withBatches } from './with-batches.ts';

/** Returns the stored file of an invoice, or draws and stores it. Concurrent requests share one drawing. */
export function createInvoiceFiles(db: Db, storage: Storage) {
  const drawings = new Map<string, Promise<Uint8Array>>();
  const drawCopy = async (invoice: InvoiceRow, creditedBy?: string) => {
    const logo = await invoiceLogo(storage, invoice.content.seller);
    const packed = await batchesOfOrders(db, [invoice.orderId]);
    return drawOffThread({ invoice: withBatches(invoice, packed), logo, creditedBy });
  };
  const draw = async (invoice: InvoiceRow): Promise<Uint8Array> => {
    const pdf = await drawCopy(invoice);
    await saveInvoiceFile(db, invoice.orderId, pdf);
    return pdf;
  };
  const drawShared = (invoice: InvoiceRow): Promise<Uint8Array> => {
    const { orderId } = invoice;
    const drawing = drawings.get(orderId) ?? draw(invoice).finally(() => drawings.delete(orderId));
    drawings.set(orderId, drawing);
    return drawing;
  };
  return async (invoice: InvoiceRow): Promise<Attachment> => {
    const creditedBy = (await selectCredited(db, [invoice.orderId])).get(invoice.orderId);
    // the stored file is the invoice as it was issued; only a copy is marked
    const pdf =
      creditedBy !== undefined
        ? await drawCopy(invoice, creditedBy)
        : ((await findInvoiceFile(db, invoice.orderId)) ?? (await drawShared(invoice)));
    return {
      filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
      content: Buffer.from(pdf),
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
