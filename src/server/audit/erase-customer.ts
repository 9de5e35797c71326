import type { Db } from '../platform/db/db.ts';
import { removePersonalData } from './audit.store.ts';

/**
 * The audit log keeps what admins changed and loses the customer's name, e-mail, phone and address. Must run before the
 * orders lose their customer: the entries about orders are found by it.
 */
export function eraseCustomer(tx: Db, userId: string): Promise<void> {
  return removePersonalData(tx, userId);
}
