import type { Db } from '../platform/db/db.ts';
import { deleteOfCustomer } from './restock.store.ts';

export function eraseCustomer(tx: Db, userId: string, email: string): Promise<void> {
  return deleteOfCustomer(tx, userId, email);
}
