import type { Db } from '../platform/db/db.ts';
import { deleteInvitesOf, deleteOldInvites } from './staff-invites.store.ts';

/** Of an account that is deleted. */
export async function eraseInvites(tx: Db, email: string): Promise<void> {
  if (email !== '') await deleteInvitesOf(tx, email);
}

/** Of people who never came. */
export function purgeInvites(db: Db): Promise<void> {
  return deleteOldInvites(db);
}
