import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns.ts';

/** Of an account or, for orders by phone without one, of a mobile number. */
export const customerNotes = pgTable('customer_notes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  phone: text('phone'),
  authorId: uuid('author_id'),
  text: text('text').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const customerTags = pgTable('customer_tags', {
  userId: uuid('user_id'),
  phone: text('phone'),
  tag: text('tag').notNull(),
});
