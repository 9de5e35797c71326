import { z } from 'zod';
import { accountFields } from '../../messages/account-fields.ts';
import { isEmail } from '../../rules/email.ts';
import { staffRoles } from '../../rules/staff-roles.ts';
import { device } from '../account.ts';

const role = z.enum(staffRoles);
const currentPassword = z.string().max(200).optional().meta({
  description: 'Required unless the user signed in within the last ten minutes',
});

const staffMember = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  isBlocked: z.boolean(),
  isYou: z.boolean(),
  hasSecondStep: z.boolean().meta({ description: 'Has a passkey or an authenticator app' }),
  devices: z.array(device).meta({ description: 'Where the person is signed in, last used first' }),
});

const staffInvite = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  invitedBy: z.string().meta({ description: 'Name of the owner' }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});

export const staffList = z.object({ staff: z.array(staffMember), invites: z.array(staffInvite) });

export const staffRoleChange = z.object({
  role: role.nullable().meta({ description: 'null: no longer works here, and stays a customer' }),
  currentPassword,
});

const emailMissing = { error: () => accountFields.emailNotValid };
export const staffInviteForm = z.object({
  email: z.string(emailMissing).trim().refine(isEmail, emailMissing),
  role,
  currentPassword,
});

export const inviteAcceptance = z.object({ token: z.string().min(1).max(100) });

export type StaffMember = z.infer<typeof staffMember>;
export type StaffInvite = z.infer<typeof staffInvite>;
export type StaffList = z.infer<typeof staffList>;
export type StaffRoleChange = z.infer<typeof staffRoleChange>;
export type StaffInviteForm = z.infer<typeof staffInviteForm>;
