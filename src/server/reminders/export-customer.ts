import type { Db } from '../platform/db/db.ts';
import { isStopped, selectOfCustomer } from './reminders.store.ts';

export async function exportCustomer(db: Db, userId: string) {
  const [sent, isOff] = await Promise.all([selectOfCustomer(db, userId), isStopped(db, userId)]);
  return { isOn: !isOff, sent };
}
