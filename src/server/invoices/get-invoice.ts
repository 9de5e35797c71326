import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findInvoice, findInvoiceOf, type InvoiceRow } from './invoices.store.ts';

/** A customer gets the invoices of their own orders, an admin all. */
export async function getInvoice(
  db: Db,
  orderId: string,
  { id, isAdmin }: { id: string; isAdmin: boolean },
): Promise<Result<InvoiceRow, 'not-found'>> {
  const invoice = isAdmin ? await findInvoice(db, orderId) : await findInvoiceOf(db, orderId, id);
  return invoice ? success(invoice) : failure('not-found');
}

/** Undefined while the order has no invoice. */
export async function invoiceNumberOf(db: Db, orderId: string): Promise<string | undefined> {
  return (await findInvoice(db, orderId))?.number;
}
