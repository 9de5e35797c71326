import type { Db } from '../platform/db/db.ts';
import { findInvoice } from './invoices.store.ts';

/** Undefined while the order has no invoice. */
export async function invoiceNumberOf(db: Db, orderId: string): Promise<string | undefined> {
  return (await findInvoice(db, orderId))?.number;
}
