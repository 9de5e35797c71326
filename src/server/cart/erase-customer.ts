import type { Db } from '../platform/db/db.ts';
import { deleteCart } from './customer-data.store.ts';

export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return deleteCart(tx, userId);
}
