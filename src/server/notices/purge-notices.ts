import type { Db } from '../platform/db/db.ts';
import { deleteOld } from './notices.store.ts';

export function purgeNotices(db: Db): Promise<void> {
  return deleteOld(db);
}
