import type { Db } from '../platform/db/db.ts';
import { deleteAll } from './customers.store.ts';

/** Must run before the account loses its mobile number. */
export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return deleteAll(tx, userId);
}
