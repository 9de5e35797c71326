import { bigint, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  provider: text('provider', { enum: ['razorpay', 'paypal'] }).notNull(),
  environment: text('environment', { enum: ['sandbox', 'test', 'live'] }).notNull(),
  providerOrderId: text('provider_order_id').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  exchangeRate: numeric('exchange_rate'),
  status: text('status', { enum: ['created', 'pending', 'succeeded', 'failed'] })
    .notNull()
    .default('created'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  attemptId: uuid('attempt_id'),
  provider: text('provider', { enum: ['razorpay', 'paypal', 'outside'] }).notNull(),
  providerPaymentId: text('provider_payment_id').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status', { enum: ['captured', 'duplicate'] }).notNull(),
  capturedAt: moment('captured_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  providerRefundId: text('provider_refund_id'),
  idempotencyKey: text('idempotency_key').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  reason: text('reason').notNull().default(''),
  status: text('status', { enum: ['requested', 'processed', 'failed'] })
    .notNull()
    .default('requested'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const providerEvents = pgTable('provider_events', {
  provider: text('provider', { enum: ['razorpay', 'paypal'] }).notNull(),
  eventId: text('event_id').notNull(),
  body: text('body').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  tries: integer('tries').notNull().default(0),
  processedAt: moment('processed_at'),
  error: text('error'),
});
