import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { QuantityUnit } from '../../../../rules/hsn-units.ts';
import { timestamptz } from '../columns.ts';

export const hsnTexts = pgTable('hsn_texts', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  unit: text('unit').$type<QuantityUnit>().notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const taxMonths = pgTable('tax_months', {
  month: text('month').primaryKey(),
  fileMadeAt: timestamptz('file_made_at'),
  fileMadeBy: uuid('file_made_by'),
  lockedAt: timestamptz('locked_at'),
  lockedBy: uuid('locked_by'),
});
