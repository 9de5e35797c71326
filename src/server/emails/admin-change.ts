import { adminEmails } from '../../messages/admin-emails.ts';

/** A change of an admin, for the e-mails about it. */
export interface AdminChange {
  /** The recipient. */
  name: string;
  actor: { name: string; email: string } | undefined;
  /** As it is after the change. */
  user: { name: string; email: string; isAdmin: boolean; isBlocked: boolean };
}

export function adminChangeRows({ actor, user }: AdminChange): [string, string][] {
  return [
    [adminEmails.changedBy, actor ? `${actor.name} (${actor.email})` : adminEmails.accountGone],
    [adminEmails.changedFor, `${user.name} (${user.email})`],
  ];
}
