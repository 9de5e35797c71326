import type { Db } from '../platform/db/db.ts';
import { deleteInvoiceFile } from './invoices.store.ts';

/** The invoice is drawn again on request, with the batches that were packed. Its number and amounts do not change. */
export async function discardInvoiceFile(tx: Db, orderId: string): Promise<void> {
  await deleteInvoiceFile(tx, orderId);
}
