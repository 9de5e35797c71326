import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns.ts';

export const scheduledSales = pgTable('scheduled_sales', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  percent: smallint('percent').notNull(),
  appliesTo: text('applies_to', { enum: ['all', 'categories', 'foods'] }).notNull(),
  categories: text('categories').array().notNull().default([]),
  foodIds: text('food_ids').array().notNull().default([]),
  startsMinute: smallint('starts_minute').notNull(),
  endsMinute: smallint('ends_minute').notNull(),
  weekdays: smallint('weekdays').array().notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day'),
  isOn: boolean('is_on').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
