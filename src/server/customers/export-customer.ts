import type { Db } from '../platform/db/db.ts';
import { selectNotesForExport, selectTagsForExport } from './customers.store.ts';

/** What admins noted about the customer. */
export async function exportCustomer(db: Db, userId: string) {
  const [notes, tags] = await Promise.all([
    selectNotesForExport(db, userId),
    selectTagsForExport(db, userId),
  ]);
  return { notes, tags };
}
