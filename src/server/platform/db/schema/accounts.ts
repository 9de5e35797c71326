import { bigint, boolean, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FieldValues } from '../../../../contract/extra-fields.ts';
import type { Address } from '../../../../rules/address.ts';
import { DEFAULT_LANGUAGE, languages } from '../../../../rules/languages.ts';
import { staffRoles } from '../../../../rules/staff-roles.ts';
import { bytes, timestamptz } from '../columns.ts';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Empty: the account has only a mobile number. */
  email: text('email').notNull(),
  phone: text('phone').notNull().default(''),
  /** Verified by a code, as +919841233456; it signs in. */
  mobile: text('mobile'),
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject'),
  address: jsonb('address').$type<Address | string>(),
  isAdmin: boolean('is_admin').notNull().default(false),
  /** Of whoever is an admin; a trigger makes it "owner" where none is given. */
  staffRole: text('staff_role', { enum: staffRoles }),
  isBlocked: boolean('is_blocked').notNull().default(false),
  isDemo: boolean('is_demo').notNull().default(false),
  language: text('language', { enum: languages }).notNull().default(DEFAULT_LANGUAGE),
  emailVerifiedAt: timestamptz('email_verified_at'),
  erasedAt: timestamptz('erased_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  fields: jsonb('fields').$type<FieldValues>().notNull().default({}),
});

export const sessions = pgTable('sessions', {
  tokenHash: bytes('token_hash').primaryKey(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  device: text('device').notNull().default(''),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  /** When the person last confirmed who they are, after the sign-in. */
  provedAt: timestamptz('proved_at'),
  /** When a passkey, an app or a recovery code was used in it. */
  secondFactorAt: timestamptz('second_factor_at'),
});

export const knownBrowsers = pgTable('known_browsers', {
  userId: uuid('user_id').notNull(),
  browserHash: bytes('browser_hash').notNull(),
  lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
});

export const codes = pgTable('codes', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose', { enum: ['register', 'reset', 'login', 'cod'] }).notNull(),
  /** Where the code was sent: an e-mail, or a mobile number as +919841233456. */
  email: text('email').notNull(),
  codeHash: bytes('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  browserHash: bytes('browser_hash'),
  network: text('network').notNull().default(''),
  openTries: smallint('open_tries').notNull().default(0),
  verificationHash: bytes('proof_hash'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  verifiedAt: timestamptz('verified_at'),
  consumedAt: timestamptz('consumed_at'),
});

export const usedNonces = pgTable('used_nonces', {
  nonceHash: bytes('nonce_hash').primaryKey(),
  usedAt: timestamptz('used_at').notNull().defaultNow(),
});

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamptz('at').notNull().defaultNow(),
  actorId: uuid('actor_id'),
  apiKeyId: uuid('api_key_id'),
  action: text('action').notNull(),
  target: text('target').notNull(),
  changes: jsonb('changes').$type<Record<string, [unknown, unknown]>>().notNull().default({}),
  /** Salt and hash are made by a trigger. */
  salt: bytes('salt'),
  changesHash: bytes('changes_hash').notNull().default(Buffer.alloc(0)),
  redactedAt: timestamptz('redacted_at'),
});
