import type { Db } from '../platform/db/db.ts';
import { deleteFactors, deleteOldChallenges } from './second-factors.store.ts';

export async function eraseCustomer(tx: Db, userId: string): Promise<void> {
  await deleteFactors(tx, userId);
}

/** Challenges that nobody signed in time. */
export async function purgeChallenges(db: Db): Promise<void> {
  await deleteOldChallenges(db);
}
