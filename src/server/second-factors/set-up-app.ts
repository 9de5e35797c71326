import type { NewApp, NewRecoveryCodes } from '../../contract/second-factors.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { seal } from '../platform/keys/seal.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { proveSession } from '../sessions/prove-session.ts';
import { findAccount } from '../users/get-user.ts';
import { admitFactorChange, type FactorChangeError } from './admit-factor-change.ts';
import { appSecretName, isCodeOfApp } from './check-code.ts';
import type { FactorDeps } from './factor-deps.ts';
import { hasFactor } from './has-factor.ts';
import { noteFactorChange } from './note-factor-change.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import {
  confirmApp,
  deleteApp,
  deleteRecoveryCodes,
  findApp,
  replaceRecoveryCodes,
  savePendingApp,
} from './second-factors.store.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** A new secret for an authenticator app. It counts once the person has typed a code of it. */
export async function startApp(
  deps: FactorDeps,
  currentUser: CurrentUser,
): Promise<Result<NewApp, FactorChangeError | 'no-settings-key' | 'app-set-up' | 'user-not-found'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  const key = await deps.settingsKey.findOrCreate().catch(() => undefined);
  if (!key) return failure('no-settings-key');
  const user = await findAccount(deps.db, currentUser.id);
  if (!user) return failure('user-not-found');
  const secret = newTotpSecret();
  const isSaved = await savePendingApp(deps.db, user.id, seal(key, appSecretName(user.id), secret));
  if (!isSaved) return failure('app-set-up');
  const { shopName } = await deps.sender();
  return success({
    secret,
    uri: totpUri({ secret, account: user.email || (user.mobile ?? user.name), issuer: shopName }),
  });
}

/** The app counts from now on. The recovery codes are shown once: only their hashes are stored. */
export async function confirmNewApp(
  deps: FactorDeps,
  currentUser: CurrentUser,
  code: string,
): Promise<Result<NewRecoveryCodes, FactorChangeError | 'second-factor-wrong' | 'app-set-up'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  const { id: userId } = currentUser;
  return deps.db.transaction(async (tx) => {
    const app = await findApp(tx, userId);
    if (!app || app.confirmedAt) return failure('app-set-up');
    if (!(await isCodeOfApp(tx, deps.settingsKey, { userId, secretSealed: app.secretSealed, code })))
      return failure('second-factor-wrong');
    // an owner may have reset all factors meanwhile, which ends the session
    const isSignedIn = await proveSession(tx, currentUser.sessionId, { hasSecondFactor: true });
    if (!isSignedIn || !(await confirmApp(tx, userId))) return failure('app-set-up');
    await noteFactorChange(tx, deps.jobs, currentUser, { factor: 'app', isAdded: true });
    return success({ recoveryCodes: await storeNewCodes(tx, userId) });
  });
}

/** Without a passkey nothing is left to recover, so that the recovery codes go too. */
export async function removeApp(
  deps: FactorDeps,
  currentUser: CurrentUser,
): Promise<Result<undefined, FactorChangeError | 'not-found'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  return deps.db.transaction(async (tx) => {
    if (!(await deleteApp(tx, currentUser.id))) return failure('not-found');
    if (!(await hasFactor(tx, currentUser.id, deps.publicUrl))) await deleteRecoveryCodes(tx, currentUser.id);
    await noteFactorChange(tx, deps.jobs, currentUser, { factor: 'app', isAdded: false });
    return success();
  });
}

/** New recovery codes end the old ones. */
export async function renewRecoveryCodes(
  deps: FactorDeps,
  currentUser: CurrentUser,
): Promise<Result<NewRecoveryCodes, FactorChangeError | 'no-factor'>> {
  const admitted = await admitFactorChange(deps, currentUser);
  if (!admitted.ok) return admitted;
  if (!(await hasFactor(deps.db, currentUser.id, deps.publicUrl))) return failure('no-factor');
  return deps.db.transaction(async (tx) => {
    await noteFactorChange(tx, deps.jobs, currentUser, { factor: 'recovery-codes', isAdded: true });
    return success({ recoveryCodes: await storeNewCodes(tx, currentUser.id) });
  });
}

async function storeNewCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.flatMap((code) => recoveryCodeHash(userId, code) ?? []),
  );
  return codes;
}
