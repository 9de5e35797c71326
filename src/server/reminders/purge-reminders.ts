import type { Db } from '../platform/db/db.ts';
import { deleteOld } from './reminders.store.ts';

export function purgeReminders(db: Db): Promise<void> {
  return deleteOld(db);
}
