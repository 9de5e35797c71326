import type { Db } from '../platform/db/db.ts';
import { deleteConsents } from './channels.store.ts';

export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return deleteConsents(tx, userId);
}
