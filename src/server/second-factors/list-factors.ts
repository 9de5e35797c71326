import type { Factors } from '../../contract/second-factors.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { findAccount } from '../users/get-user.ts';
import type { FactorDeps } from './factor-deps.ts';
import { countRecoveryCodes, findApp, selectPasskeys } from './second-factors.store.ts';

export async function listFactors(
  { db, isLive }: Pick<FactorDeps, 'db' | 'isLive'>,
  { id, isAdmin, hasSecondFactor }: CurrentUser,
): Promise<Factors> {
  const [user, stored] = await Promise.all([findAccount(db, id), exportCustomer(db, id)]);
  return {
    ...stored,
    recoveryCodes: await countRecoveryCodes(db, id),
    hasPassword: user?.passwordHash !== null,
    isRequired: isLive && isAdmin,
    isProved: hasSecondFactor,
  };
}

/** Names and dates; keys, secrets and codes are not exported. */
export async function exportCustomer(
  db: Db,
  userId: string,
): Promise<Pick<Factors, 'passkeys' | 'appSince'>> {
  const rows = await selectPasskeys(db, userId);
  const app = await findApp(db, userId);
  return {
    passkeys: rows.map(({ id, name, isSynced, createdAt, lastUsedAt }) => ({
      id,
      name,
      isSynced,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    appSince: app?.confirmedAt?.toISOString() ?? null,
  };
}
