import type { Db } from '../platform/db/db.ts';
import { findUserByMobile } from './users.store.ts';

/** Whether an account logs in by this number. */
export async function hasMobile(db: Db, mobile: string): Promise<boolean> {
  return (await findUserByMobile(db, mobile)) !== undefined;
}
