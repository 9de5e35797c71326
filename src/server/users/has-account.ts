import type { Db } from '../platform/db/db.ts';
import { findUserByEmail } from './users.store.ts';

export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined;
}
