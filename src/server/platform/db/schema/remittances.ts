import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { remittanceCouriers } from '../../../../rules/remittances.ts';
import { bytes, timestamptz } from '../columns.ts';

const amount = (name: string) => bigint(name, { mode: 'number' });

/** Payout files of couriers that an admin confirmed. */
export const remittanceFiles = pgTable('remittance_files', {
  id: uuid('id').primaryKey(),
  courier: text('courier', { enum: remittanceCouriers }).notNull(),
  name: text('name').notNull(),
  sha256: bytes('sha256').notNull(),
  confirmedBy: uuid('confirmed_by'),
  confirmedAt: timestamptz('confirmed_at').notNull().defaultNow(),
});

export const remittances = pgTable('remittances', {
  id: uuid('id').primaryKey(),
  fileId: uuid('file_id').notNull(),
  courier: text('courier', { enum: remittanceCouriers }).notNull(),
  crf: text('crf').notNull(),
  utr: text('utr').notNull().default(''),
  paidOn: date('paid_on'),
  available: amount('available_paise'),
  freight: amount('freight_paise'),
  early: amount('early_paise'),
  instant: amount('instant_paise'),
  reversal: amount('reversal_paise'),
  paid: amount('paid_paise'),
});

export const remittanceLines = pgTable('remittance_lines', {
  remittanceId: uuid('remittance_id').notNull(),
  position: integer('position').notNull(),
  awb: text('awb').notNull(),
  amount: amount('amount_paise').notNull(),
  adjusted: amount('adjusted_paise').notNull().default(0),
  count: integer('count').notNull().default(1),
  orderId: uuid('order_id'),
  settledAt: timestamptz('settled_at'),
});
