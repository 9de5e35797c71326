import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE, languages } from '../../../../rules/languages.ts';
import { bytes, timestamptz } from '../columns.ts';

export const restockRequests = pgTable('restock_requests', {
  id: uuid('id').primaryKey(),
  foodId: text('food_id').notNull(),
  size: text('size').notNull(),
  email: text('email').notNull(),
  userId: uuid('user_id'),
  language: text('language', { enum: languages }).notNull().default(DEFAULT_LANGUAGE),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  confirmedAt: timestamptz('confirmed_at'),
  notifiedAt: timestamptz('notified_at'),
});
