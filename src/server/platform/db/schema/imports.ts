import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredTranslations } from '../../stored-text.ts';
import { bytes, timestamptz } from '../columns.ts';

export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  actorId: uuid('actor_id'),
  fileName: text('file_name').notNull().default(''),
  state: text('state', { enum: ['uploaded', 'checking', 'checked', 'running', 'done', 'cancelled'] })
    .notNull()
    .default('uploaded'),
  columns: text('columns').array().notNull(),
  ignoredColumns: text('ignored_columns').array().notNull().default([]),
  lineCount: integer('line_count').notNull(),
  foodCount: integer('food_count').notNull(),
  nextFood: integer('next_food').notNull().default(1),
  created: integer('created').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  rejected: integer('rejected').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  startedAt: timestamptz('started_at'),
  finishedAt: timestamptz('finished_at'),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const importLines = pgTable('import_lines', {
  importId: uuid('import_id').notNull(),
  line: integer('line').notNull(),
  food: integer('food').notNull(),
  cells: jsonb('cells').$type<Record<string, string>>().notNull(),
  result: text('result', { enum: ['created', 'changed', 'unchanged', 'rejected'] }),
  messages: jsonb('messages')
    .$type<{ column: string; text: string; translations?: StoredTranslations }[]>()
    .notNull()
    .default([]),
});

export const importImages = pgTable('import_images', {
  importId: uuid('import_id').notNull(),
  name: text('name').notNull(),
  bytes: bytes('bytes'),
  url: text('url'),
  error: text('error'),
  translations: jsonb('translations').$type<StoredTranslations>().notNull().default({}),
});

export const fetchedImages = pgTable('fetched_images', {
  address: text('address').primaryKey(),
  url: text('url').notNull(),
  fetchedAt: timestamptz('fetched_at').notNull().defaultNow(),
});
