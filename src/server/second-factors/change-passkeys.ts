import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { admitFactorChange, type FactorChangeError } from './admit-factor-change.ts';
import type { FactorDeps } from './factor-deps.ts';
import { hasFactor } from './has-factor.ts';
import { noteFactorChange } from './note-factor-change.ts';
import { deletePasskey, deleteRecoveryCodes, renamePasskey } from './second-factors.store.ts';

/** A name is only for finding it in the list, and needs no proof. */
export async function namePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<Result<undefined, 'not-found'>> {
  return (await renamePasskey(db, userId, id, name)) ? success() : failure('not-found');
}

export async function removePasskey(
  deps: FactorDeps,
  currentUser: CurrentUser,
  id: string,
): Promise<Result<undefined, FactorChangeError | 'not-found'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  return deps.db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, currentUser.id, id);
    if (!removed) return failure('not-found');
    // without a second step there is nothing left to recover
    if (!(await hasFactor(tx, currentUser.id, deps.publicUrl))) await deleteRecoveryCodes(tx, currentUser.id);
    const { name } = removed;
    await noteFactorChange(tx, deps.jobs, currentUser, { factor: 'passkey', isAdded: false, name });
    return success();
  });
}
