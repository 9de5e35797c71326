import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recallSettlements } from '../../../../rules/recalls.ts';
import { bytes, timestamptz } from '../columns.ts';

export const recalls = pgTable('recalls', {
  id: uuid('id').primaryKey(),
  batchId: uuid('batch_id').notNull(),
  reason: text('reason').notNull(),
  hazard: text('hazard').notNull().default(''),
  advice: text('advice').notNull().default(''),
  startedBy: uuid('started_by'),
  startedAt: timestamptz('started_at').notNull().defaultNow(),
  sentAt: timestamptz('sent_at'),
  authorityNotifiedOn: date('authority_notified_on'),
  endedOn: date('ended_on'),
  version: integer('version').notNull().default(0),
});

/** One row per person, however many orders. */
export const recallPeople = pgTable('recall_people', {
  id: uuid('id').primaryKey(),
  recallId: uuid('recall_id').notNull(),
  person: bytes('person').notNull(),
  /** The latest order: its contact details are used. */
  orderId: uuid('order_id').notNull(),
  queuedAt: timestamptz('queued_at'),
  emailedAt: timestamptz('emailed_at'),
  emailError: text('email_error').notNull().default(''),
  messagedAt: timestamptz('messaged_at'),
  calledAt: timestamptz('called_at'),
  calledBy: uuid('called_by'),
  settled: text('settled', { enum: recallSettlements }),
  settledAt: timestamptz('settled_at'),
});

export const recallOrders = pgTable('recall_orders', {
  recallId: uuid('recall_id').notNull(),
  orderId: uuid('order_id').notNull(),
  personId: uuid('person_id').notNull(),
});
