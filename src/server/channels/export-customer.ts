import type { Db } from '../platform/db/db.ts';
import { selectConsentChanges, selectConsents } from './channels.store.ts';

export async function exportCustomer(db: Db, userId: string) {
  const consents = await selectConsents(db, userId);
  return consents.map(({ channel, agreedAt }) => ({ channel, since: agreedAt.toISOString() }));
}

/** When the customer agreed to a channel, and when that ended. */
export async function exportConsentChanges(db: Db, userId: string) {
  const changes = await selectConsentChanges(db, userId);
  return changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
}
