import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { staffRoles } from '../../../../rules/staff-roles.ts';
import { bytes, timestamptz } from '../columns.ts';

export const staffInvites = pgTable('staff_invites', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  role: text('role', { enum: staffRoles }).notNull(),
  tokenHash: bytes('token_hash').notNull(),
  invitedBy: uuid('invited_by').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  acceptedAt: timestamptz('accepted_at'),
});
