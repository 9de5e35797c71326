import type { Db } from '../platform/db/db.ts';
import { deleteWishes } from './wishlist.store.ts';

export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return deleteWishes(tx, userId);
}
