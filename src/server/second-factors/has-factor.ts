import type { Db } from '../platform/db/db.ts';
import { relyingParty } from './relying-party.ts';
import { hasAnyFactor, selectWithFactor } from './second-factors.store.ts';

/** Whether the account has a passkey of this shop's domain or an authenticator app. */
export function hasFactor(db: Db, userId: string, publicUrl: string): Promise<boolean> {
  return hasAnyFactor(db, userId, relyingParty(publicUrl).id);
}

/** Those of these people who have a passkey of any domain or an authenticator app. */
export function peopleWithFactor(db: Db, userIds: string[]): Promise<Set<string>> {
  return selectWithFactor(db, userIds);
}
