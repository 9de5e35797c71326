import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StoredTranslations } from '../../stored-text.ts';
import { bytes, timestamptz } from '../columns.ts';

export const shopState = pgTable('shop_state', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  shopId: uuid('shop_id').notNull().defaultRandom(),
  firstStartedAt: timestamptz('first_started_at'),
  openedAt: timestamptz('opened_at'),
  closedAt: timestamptz('closed_at'),
  visitKey: text('visit_key').notNull(),
  firstAdminHash: bytes('first_admin_hash'),
  lastBackupAt: timestamptz('last_backup_at'),
});

export const storedKeys = pgTable('stored_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

export const selfChecks = pgTable('self_checks', {
  name: text('name').primaryKey(),
  status: text('status', { enum: ['ok', 'warning', 'failed'] }).notNull(),
  message: text('message').notNull(),
  details: text('details').notNull().default(''),
  translations: jsonb('translations').$type<StoredTranslations>().notNull().default({}),
  checkedAt: timestamptz('checked_at').notNull().defaultNow(),
});
