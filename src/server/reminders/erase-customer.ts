import type { Db } from '../platform/db/db.ts';
import { deleteOfCustomer } from './reminders.store.ts';

export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return deleteOfCustomer(tx, userId);
}
