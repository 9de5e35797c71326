import type { AdminMessage } from '../../../contract/admin/messages.ts';
import type { MessageRow } from './messages.store.ts';

export function messageResponse(row: MessageRow): AdminMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
  };
}
