import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CreditNoteContent } from '../../../../contract/credit-note.ts';
import type { InvoiceContent } from '../../../../contract/invoice.ts';
import { bytes, money, timestamptz } from '../columns.ts';

export const invoiceSeries = pgTable('invoice_series', {
  financialYear: text('financial_year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

export const invoices = pgTable('invoices', {
  orderId: uuid('order_id').primaryKey(),
  financialYear: text('financial_year').notNull(),
  sequence: integer('sequence').notNull(),
  number: text('number').notNull(),
  issuedAt: timestamptz('issued_at').notNull().defaultNow(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
});

export const invoiceFiles = pgTable('invoice_files', {
  orderId: uuid('order_id').primaryKey(),
  drawingVersion: integer('drawing_version').notNull(),
  pdf: bytes('pdf').notNull(),
  drawnAt: timestamptz('drawn_at').notNull().defaultNow(),
});

/** Copies of invoices that credit notes took back, with the mark. */
export const markedInvoiceFiles = pgTable('marked_invoice_files', {
  orderId: uuid('order_id').primaryKey(),
  creditedBy: text('credited_by').notNull(),
  drawingVersion: integer('drawing_version').notNull(),
  pdf: bytes('pdf').notNull(),
  drawnAt: timestamptz('drawn_at').notNull().defaultNow(),
});

export const creditNoteSeries = pgTable('credit_note_series', {
  financialYear: text('financial_year').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

export const creditNotes = pgTable('credit_notes', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  refundId: uuid('refund_id'),
  financialYear: text('financial_year').notNull(),
  sequence: integer('sequence').notNull(),
  number: text('number').notNull(),
  issuedAt: timestamptz('issued_at').notNull().defaultNow(),
  total: money('total_paise').notNull(),
  content: jsonb('content').$type<CreditNoteContent>().notNull(),
});

export const creditNoteFiles = pgTable('credit_note_files', {
  creditNoteId: uuid('credit_note_id').primaryKey(),
  drawingVersion: integer('drawing_version').notNull(),
  pdf: bytes('pdf').notNull(),
  drawnAt: timestamptz('drawn_at').notNull().defaultNow(),
});
