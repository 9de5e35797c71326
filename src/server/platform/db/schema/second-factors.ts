import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestamptz } from '../columns.ts';

export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  credentialId: bytes('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull().default(0),
  /** The domain it works on. */
  rpId: text('rp_id').notNull(),
  transports: text('transports').array().notNull().default([]),
  name: text('name').notNull(),
  isSynced: boolean('is_synced').notNull().default(false),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  lastUsedAt: timestamptz('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: bytes('challenge_hash').primaryKey(),
  purpose: text('purpose', { enum: ['add', 'sign-in', 'confirm'] }).notNull(),
  userId: uuid('user_id'),
  expiresAt: timestamptz('expires_at').notNull(),
});

export const authenticatorApps = pgTable('authenticator_apps', {
  userId: uuid('user_id').primaryKey(),
  secretSealed: text('secret_sealed').notNull(),
  /** Null: the person has not typed a code of it yet. */
  confirmedAt: timestamptz('confirmed_at'),
  /** The 30 seconds of the last accepted code. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  userId: uuid('user_id').notNull(),
  codeHash: bytes('code_hash').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  usedAt: timestamptz('used_at'),
});
