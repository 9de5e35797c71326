import { eq } from 'drizzle-orm';
import type { ContactMessage } from '../../contract/contact.ts';
import type { Db } from '../platform/db/db.ts';
import { contactMessages } from '../platform/db/schema/content.ts';
import { newId } from '../platform/ids.ts';

export async function insertMessage(db: Db, message: ContactMessage): Promise<void> {
  await db.insert(contactMessages).values({ ...message, id: newId() });
}

export function selectMessagesFrom(db: Db, email: string) {
  return db.select().from(contactMessages).where(eq(contactMessages.email, email));
}

export async function deleteMessagesFrom(tx: Db, email: string): Promise<void> {
  await tx.delete(contactMessages).where(eq(contactMessages.email, email));
}
