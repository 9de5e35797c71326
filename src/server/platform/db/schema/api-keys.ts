import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestamptz } from '../columns.ts';

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  keyHash: bytes('key_hash').notNull(),
  prefix: text('prefix').notNull(),
  name: text('name').notNull(),
  /** May contain scopes of a newer version, which open nothing here. */
  scopes: text('scopes').array().notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  lastUsedAt: timestamptz('last_used_at'),
  expiresAt: timestamptz('expires_at'),
  revokedAt: timestamptz('revoked_at'),
});
