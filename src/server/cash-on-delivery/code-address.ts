import type { Db } from '../platform/db/db.ts';
import { findAccount } from '../users/get-user.ts';

/** Where the code for a cash order goes: to the e-mail of the order, else to the mobile number by which its customer logs in. */
export interface CodeAddress {
  by: 'email' | 'sms';
  to: string;
}

/** Undefined when no code can reach the customer. */
export async function codeAddress(
  db: Db,
  { email, userId }: { email: string; userId: string | null },
  hasSms: boolean,
): Promise<CodeAddress | undefined> {
  if (email) return { by: 'email', to: email };
  const mobile = hasSms && userId ? (await findAccount(db, userId))?.mobile : undefined;
  return mobile ? { by: 'sms', to: mobile } : undefined;
}

/** `me•••@example.com` or `••••••3210`: whoever reads the screen recognizes it, and nobody learns it. */
export function hiddenAddress({ by, to }: CodeAddress): string {
  if (by === 'sms') return `••••••${to.slice(-4)}`;
  const [name = '', domain = ''] = to.split('@');
  return `${name.slice(0, 2)}•••@${domain}`;
}
