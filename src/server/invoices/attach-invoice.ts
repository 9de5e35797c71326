import type { Db } from '../platform/db/db.ts';
import type { Attachment } from '../providers/mailer.ts';
import { findInvoice, type InvoiceRow } from './invoices.store.ts';

/** The invoice of an order as a file; undefined where none was issued. */
export async function attachInvoice(db: Db, orderId: string): Promise<Attachment | undefined> {
  const invoice = await findInvoice(db, orderId);
  return invoice && invoiceFile(invoice);
}

export async function invoiceFile(invoice: InvoiceRow): Promise<Attachment> {
  // the drawing program is large, and a shop that has just started needs it last
  const { drawInvoice } = await import('./draw-invoice.ts');
  return {
    filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
    content: await drawInvoice(invoice),
    contentType: 'application/pdf',
  };
}
