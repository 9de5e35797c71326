import { timingSafeEqual } from 'node:crypto';
import type { SignedInUser } from '../../contract/account.ts';
import type { FirstAdmin } from '../../contract/first-admin.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { hashPassword } from '../platform/passwords.ts';
import { failure, type Result } from '../platform/result.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { createFirstAdmin, hasAdmin } from '../users/create-first-admin.ts';
import { lockShopState, setFirstAdminHash } from './setup.store.ts';

/**
 * A new link for the first admin of a live shop; undefined when there is one already, or when OWNER_EMAIL can register with a
 * code by mail. Only who reads the output of the server can use it. An older link ends.
 */
export async function newFirstAdminLink(db: Db, config: Config): Promise<string | undefined> {
  const canRegister = config.ownerEmail !== undefined && config.smtpUrl !== undefined;
  if (config.mode === 'demo' || canRegister || (await hasAdmin(db))) return undefined;
  const token = newToken();
  await setFirstAdminHash(db, tokenHash(token));
  return `${config.publicUrl}/first-admin?token=${token}`;
}

export async function consumeFirstAdminLink(
  db: Db,
  { token, name, email, password }: FirstAdmin,
  device: string,
): Promise<Result<SignedInUser, 'first-admin-link' | 'first-admin-customer'>> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const { firstAdminHash } = await lockShopState(tx);
    if (!firstAdminHash || !timingSafeEqual(firstAdminHash, tokenHash(token)))
      return failure('first-admin-link');
    const admin = await createFirstAdmin(tx, { name, email, passwordHash, device });
    if (admin.ok) await setFirstAdminHash(tx, null);
    return admin;
  });
}
