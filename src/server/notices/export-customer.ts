import type { Db } from '../platform/db/db.ts';
import { selectOfCustomer } from './notices.store.ts';

export function exportCustomer(db: Db, userId: string) {
  return selectOfCustomer(db, userId);
}
