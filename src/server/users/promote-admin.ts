import type { Db } from '../platform/db/db.ts';
import { promoteFirstAdmin } from './users.store.ts';

/** Makes the owner of a live shop its first admin, once the owner's e-mail is verified. Further admins are made by admins. */
export async function promoteAdmin(db: Db, ownerEmail: string | undefined): Promise<void> {
  if (ownerEmail) await promoteFirstAdmin(db, ownerEmail);
}
