import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestamptz } from '../columns.ts';

export const securityEvents = pgTable('security_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamptz('at').notNull().defaultNow(),
  kind: text('kind').notNull(),
  accountId: uuid('account_id'),
  actorId: uuid('actor_id'),
  address: text('address').notNull().default(''),
  device: text('device').notNull().default(''),
  detail: jsonb('detail').$type<Record<string, string>>().notNull().default({}),
});

export const auditChain = pgTable('audit_chain', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
  chainedAt: timestamptz('chained_at').notNull().defaultNow(),
});

export const auditUnchained = pgTable('audit_unchained', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
});
