import type { Db } from '../platform/db/db.ts';
import { selectMessagesFrom } from './contact.store.ts';

/** By e-mail: the contact form is for visitors too, so a message has no user id. */
export async function exportCustomer(db: Db, email: string) {
  const messages = await selectMessagesFrom(db, email);
  return messages.map(({ subject, message, createdAt }) => ({ subject, message, at: createdAt }));
}
