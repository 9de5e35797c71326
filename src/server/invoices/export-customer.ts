import type { Db } from '../platform/db/db.ts';
import { selectNotesForExport } from './credit-notes.store.ts';

/** The credit notes of the customer's orders, with all that is printed on them. */
export function exportCustomer(db: Db, userId: string) {
  return selectNotesForExport(db, userId);
}
