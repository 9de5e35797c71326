import { bigint, integer, jsonb, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { SaidOfAttempt } from '../../../../contract/admin/payment-attempts.ts';
import type { StoredTranslations } from '../../stored-text.ts';
import { timestamptz } from '../columns.ts';

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  provider: text('provider').notNull(),
  environment: text('environment', { enum: ['sandbox', 'test', 'live'] }).notNull(),
  providerOrderId: text('provider_order_id'),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  exchangeRate: numeric('exchange_rate'),
  status: text('status', { enum: ['created', 'pending', 'succeeded', 'failed'] })
    .notNull()
    .default('created'),
  validUntil: timestamptz('valid_until'),
  checkedAt: timestamptz('checked_at'),
  /** When the provider was asked last, whether or not it responded. */
  askedAt: timestamptz('asked_at'),
  /** When it was asked for what `said` says. */
  saidAt: timestamptz('said_at'),
  said: jsonb('said').$type<SaidOfAttempt>(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  attemptId: uuid('attempt_id'),
  provider: text('provider').notNull(),
  providerPaymentId: text('provider_payment_id').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status', { enum: ['captured', 'duplicate', 'unfulfilled', 'mismatched'] }).notNull(),
  capturedAt: timestamptz('captured_at').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
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
  processedAt: timestamptz('processed_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  /** In paise of the order's total. Null: there is no credit note for it. */
  value: bigint('value_paise', { mode: 'number' }),
});

export const refundLines = pgTable('refund_lines', {
  refundId: uuid('refund_id').notNull(),
  kind: text('kind', { enum: ['goods', 'delivery', 'cash-fee'] }).notNull(),
  line: smallint('line').notNull(),
  quantity: smallint('quantity').notNull().default(0),
  total: bigint('total_paise', { mode: 'number' }).notNull(),
  taxable: bigint('taxable_paise', { mode: 'number' }).notNull(),
  cgst: bigint('cgst_paise', { mode: 'number' }).notNull(),
  sgst: bigint('sgst_paise', { mode: 'number' }).notNull(),
  igst: bigint('igst_paise', { mode: 'number' }).notNull(),
});

export const providerEvents = pgTable('provider_events', {
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  body: text('body').notNull(),
  receivedAt: timestamptz('received_at').notNull().defaultNow(),
  tries: integer('tries').notNull().default(0),
  processedAt: timestamptz('processed_at'),
  error: text('error'),
});

export const paymentIssues = pgTable('payment_problems', {
  id: uuid('id').primaryKey(),
  kind: text('kind', {
    enum: [
      'amount-mismatch',
      'not-ours',
      'other-environment',
      'unknown-order',
      'refund-failed',
      'exchange-rate',
    ],
  }).notNull(),
  subject: text('subject').notNull(),
  provider: text('provider'),
  providerPaymentId: text('provider_payment_id'),
  orderId: uuid('order_id'),
  details: text('details').notNull().default(''),
  translations: jsonb('translations').$type<StoredTranslations>().notNull().default({}),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  resolvedAt: timestamptz('resolved_at'),
});

/** Money that an admin saw arrive, for payment methods without a provider to ask. */
export const paymentReceipts = pgTable('payment_receipts', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  provider: text('provider').notNull(),
  reference: text('reference').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** Null: when it was recorded. */
  receivedAt: timestamptz('received_at'),
  note: text('note').notNull().default(''),
});

export const exchangeRates = pgTable('exchange_rates', {
  currency: text('currency').primaryKey(),
  rate: numeric('rate').notNull(),
  fetchedAt: timestamptz('fetched_at').notNull(),
});
