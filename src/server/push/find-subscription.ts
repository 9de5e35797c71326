import { hasRight } from '../../rules/staff-rights.ts';
import type { Db } from '../platform/db/db.ts';
import { findSubscription as find, hasAnySubscription } from './push.store.ts';

/** Undefined: it ended, or its user may no longer know of it. */
export async function findSubscription(db: Db, id: string) {
  const found = await find(db, id);
  if (found?.topic !== 'new-orders') return found;
  return found.isAdmin && hasRight(found.staffRole ?? 'owner', 'read-orders') ? found : undefined;
}

export function hasSubscribers(db: Db): Promise<boolean> {
  return hasAnySubscription(db);
}
