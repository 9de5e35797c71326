import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Attachment } from '../providers/mailer.ts';
import { drawOffThread } from './draw-off-thread.ts';
import { invoiceLogo } from './invoice-logo.ts';
import { findInvoice, findInvoiceFile, type InvoiceRow, saveInvoiceFile } from './invoices.store.ts';

/** Returns the stored file of an invoice, or draws and stores it. Concurrent requests share one drawing. */
export function createInvoiceFiles(db: Db, storage: Storage) {
  const drawings = new Map<string, Promise<Uint8Array>>();
  const draw = async (invoice: InvoiceRow): Promise<Uint8Array> => {
    const logo = await invoiceLogo(storage, invoice.content.seller);
    const pdf = await drawOffThread({ invoice, logo });
    await saveInvoiceFile(db, invoice.orderId, pdf);
    return pdf;
  };
  const drawShared = (invoice: InvoiceRow): Promise<Uint8Array> => {
    const { orderId } = invoice;
    const drawing = drawings.get(orderId) ?? draw(invoice).finally(() => drawings.delete(orderId));
    drawings.set(orderId, drawing);
    return drawing;
  };
  return async (invoice: InvoiceRow): Promise<Attachment> => ({
    filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
    content: Buffer.from((await findInvoiceFile(db, invoice.orderId)) ?? (await drawShared(invoice))),
    contentType: 'application/pdf',
  });
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
