import type { Db } from '../platform/db/db.ts';
import { selectConsents } from './channels.store.ts';

export async function exportCustomer(db: Db, userId: string) {
  const consents = await selectConsents(db, userId);
  return consents.map(({ channel, agreedAt }) => ({ channel, since: agreedAt.toISOString() }));
}
