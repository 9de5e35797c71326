import type { Db } from '../platform/db/db.ts';
import { deleteAddresses } from './addresses.store.ts';

export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return deleteAddresses(tx, userId);
}
