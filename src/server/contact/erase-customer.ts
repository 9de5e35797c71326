import type { Db } from '../platform/db/db.ts';
import { deleteMessagesFrom } from './contact.store.ts';

/** By e-mail: the contact form is for visitors too, so a message has no user id. */
export function eraseCustomer(tx: Db, email: string): Promise<void> {
  return deleteMessagesFrom(tx, email);
}
