import { type PgColumnBuilderBase, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE, languages } from '../../../../rules/languages.ts';
import { bytes, money, timestamptz } from '../columns.ts';

/** One table for each thing that people wait for. */
const requestTable = <Columns extends Record<string, PgColumnBuilderBase>>(name: string, columns: Columns) =>
  pgTable(name, {
    id: uuid('id').primaryKey(),
    foodId: text('food_id').notNull(),
    size: text('size').notNull(),
    email: text('email').notNull(),
    userId: uuid('user_id'),
    language: text('language', { enum: languages }).notNull().default(DEFAULT_LANGUAGE),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    confirmedAt: timestamptz('confirmed_at'),
    notifiedAt: timestamptz('notified_at'),
    ...columns,
  });

export const restockRequests = requestTable('restock_requests', {});

/** What it cost when it was asked for. */
export const priceRequests = requestTable('price_requests', { price: money('price_paise').notNull() });
