import type { ContactMessage } from '../../contract/contact.ts';
import type { Db } from '../platform/db/db.ts';
import { contactMessages } from '../platform/db/schema/content.ts';
import { newId } from '../platform/ids.ts';

export async function insertMessage(db: Db, message: ContactMessage): Promise<void> {
  await db.insert(contactMessages).values({ ...message, id: newId() });
}
