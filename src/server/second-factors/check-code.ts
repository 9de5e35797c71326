import type { Db } from '../platform/db/db.ts';
import { unseal } from '../platform/keys/seal.ts';
import type { SettingsKey } from '../platform/keys/settings-key.ts';
import { recoveryCodeHash } from './recovery-code.ts';
import { consumeRecoveryCode, consumeStep, findApp } from './second-factors.store.ts';
import { findTotpStep } from './totp.ts';

/** The name under which the secret of an app is sealed: it cannot be moved to another account. */
export const appSecretName = (userId: string) => `authenticator app ${userId}`;

/** What the code was, or undefined when it is wrong or was used before. Call it in the transaction that relies on it. */
export async function checkSecondFactorCode(
  tx: Db,
  settingsKey: SettingsKey,
  userId: string,
  code: string,
): Promise<'app' | 'recovery-code' | undefined> {
  const recovery = recoveryCodeHash(userId, code);
  if (recovery) return (await consumeRecoveryCode(tx, userId, recovery)) ? 'recovery-code' : undefined;
  const app = await findApp(tx, userId);
  if (!app?.confirmedAt) return undefined;
  return (await isCodeOfApp(tx, settingsKey, { userId, secretSealed: app.secretSealed, code }))
    ? 'app'
    : undefined;
}

/** Each code counts once. */
export async function isCodeOfApp(
  tx: Db,
  settingsKey: SettingsKey,
  { userId, secretSealed, code }: { userId: string; secretSealed: string; code: string },
): Promise<boolean> {
  const key = await settingsKey.find();
  const secret = key && unseal(key, appSecretName(userId), secretSealed);
  const step = secret && findTotpStep(secret, code.replaceAll(/\s/g, ''), Date.now());
  return step !== undefined && step !== '' && (await consumeStep(tx, userId, step));
}
