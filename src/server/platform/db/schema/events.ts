import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredTranslations } from '../../stored-text.ts';
import { timestamptz } from '../columns.ts';

export const eventReceivers = pgTable('event_receivers', {
  id: uuid('id').primaryKey().defaultRandom(),
  extension: text('extension'),
  url: text('url'),
  description: text('description').notNull().default(''),
  events: text('events').array().notNull(),
  secretSealed: text('secret_sealed'),
  previousSealed: text('previous_sealed'),
  previousUntil: timestamptz('previous_until'),
  failingSince: timestamptz('failing_since'),
  disabledAt: timestamptz('disabled_at'),
  isGivenUp: boolean('is_given_up').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const shopEvents = pgTable('shop_events', {
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  id: uuid('id').notNull().defaultRandom(),
  type: text('type').notNull(),
  subject: text('subject').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  at: timestamptz('at').notNull().defaultNow(),
});

export const eventDeliveries = pgTable('event_deliveries', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  eventSeq: bigint('event_seq', { mode: 'number' }).notNull(),
  receiverId: uuid('receiver_id').notNull(),
  subject: text('subject').notNull(),
  isManual: boolean('is_manual').notNull().default(false),
  status: text('status', { enum: ['pending', 'delivered', 'failed'] })
    .notNull()
    .default('pending'),
  tries: smallint('tries').notNull().default(0),
  nextTryAt: timestamptz('next_try_at').notNull().defaultNow(),
  triedAt: timestamptz('tried_at'),
  responseCode: smallint('response_code'),
  response: text('response').notNull().default(''),
  error: text('error').notNull().default(''),
  translations: jsonb('translations').$type<StoredTranslations>().notNull().default({}),
  durationMs: integer('duration_ms'),
});
