import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns.ts';

export const messageConsents = pgTable(
  'message_consents',
  {
    userId: uuid('user_id').notNull(),
    channel: text('channel').notNull(),
    agreedAt: timestamptz('agreed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.channel] })],
);
