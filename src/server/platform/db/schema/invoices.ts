import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { InvoiceContent } from '../../../../contract/invoice.ts';
import { bytes, timestamptz } from '../columns.ts';

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
