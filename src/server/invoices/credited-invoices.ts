import type { Db } from '../platform/db/db.ts';
import { selectCredited } from './credit-notes.store.ts';

/** The orders whose invoice credit notes took back wholly, with the numbers of these notes for the mark on a copy. */
export function creditedInvoices(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  return selectCredited(db, orderIds);
}
