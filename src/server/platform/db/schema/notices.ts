import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE, languages } from '../../../../rules/languages.ts';
import { bytes, timestamptz } from '../columns.ts';

export const pushTopics = ['my-orders', 'new-orders'] as const;

export const pushKeys = pgTable('push_keys', {
  id: uuid('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateSealed: text('private_sealed').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  topic: text('topic', { enum: pushTopics }).notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  publicKey: text('public_key').notNull(),
  language: text('language', { enum: languages }).notNull().default(DEFAULT_LANGUAGE),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  deliveredAt: timestamptz('delivered_at'),
});

export const notices = pgTable('notices', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull(),
  channel: text('channel').notNull(),
  kind: text('kind').notNull(),
  userId: uuid('user_id').notNull(),
  subscriptionId: uuid('subscription_id'),
  orderId: uuid('order_id'),
  path: text('path').notNull(),
  facts: jsonb('facts').$type<{ foodId?: string; size?: string }>().notNull().default({}),
  status: text('status', { enum: ['pending', 'sent', 'failed', 'dropped'] })
    .notNull()
    .default('pending'),
  tries: smallint('tries').notNull().default(0),
  nextTryAt: timestamptz('next_try_at').notNull().defaultNow(),
  error: text('error').notNull().default(''),
  providerId: text('provider_id'),
  state: text('state', { enum: ['sent', 'delivered', 'read', 'failed'] }),
  stateAt: timestamptz('state_at'),
  sentAt: timestamptz('sent_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const messageConsentChanges = pgTable('message_consent_changes', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  userId: uuid('user_id').notNull(),
  channel: text('channel').notNull(),
  isOn: boolean('is_on').notNull(),
  source: text('source', { enum: ['page', 'message'] }).notNull(),
  at: timestamptz('at').notNull().defaultNow(),
});

export const reminders = pgTable('reminders', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  lines: jsonb('lines').$type<{ foodId: string; size: string; quantity: number }[]>().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  openedAt: timestamptz('opened_at'),
});

export const reminderStops = pgTable('reminder_stops', {
  userId: uuid('user_id').primaryKey(),
  stoppedAt: timestamptz('stopped_at').notNull().defaultNow(),
});
