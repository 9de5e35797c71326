import type { Db } from '../platform/db/db.ts';
import { selectActiveAdmins } from './users.store.ts';

/** The recipients of e-mails to the shop's admins. */
export async function adminAddresses(db: Db): Promise<{ name: string; address: string }[]> {
  return (await selectActiveAdmins(db)).map(({ name, email }) => ({ name, address: email }));
}
