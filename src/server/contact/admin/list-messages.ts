import type { AdminMessage } from '../../../contract/admin/messages.ts';
import type { Db } from '../../platform/db/db.ts';
import { messageResponse } from './message-response.ts';
import { type MessageSelection, selectMessages } from './messages.store.ts';

/** A page of messages, newest first. */
export async function listMessages(db: Db, selection: MessageSelection): Promise<AdminMessage[]> {
  return (await selectMessages(db, selection)).map(messageResponse);
}
