import type { IdentityConfirmation } from '../../contract/second-factors.ts';
import { consumeVerification } from '../codes/check-code.ts';
import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { proveSession } from '../sessions/prove-session.ts';
import { findAccount } from '../users/get-user.ts';
import type { ReauthenticationError } from '../users/reauthenticate.ts';
import { checkSecondFactorCode } from './check-code.ts';
import type { FactorDeps } from './factor-deps.ts';
import { verifyPasskey } from './verify-passkey.ts';

type ErrorCode = ReauthenticationError | 'passkey-failed' | 'second-factor-wrong' | 'email-unverified';

/** How the person showed it, and whether that was a second step. */
interface Shown {
  by: string;
  hasSecondFactor: boolean;
}

/** For the next ten minutes this session may do what needs a fresh proof. `mailToken`: of a code that this browser verified. */
export async function proveIdentity(
  deps: FactorDeps,
  currentUser: CurrentUser,
  { confirmation, mailToken }: { confirmation: IdentityConfirmation; mailToken: string | undefined },
): Promise<Result<undefined, ErrorCode>> {
  const shown = await showIdentity(deps, currentUser, confirmation, mailToken);
  if (!shown.ok) {
    await recordSecurityEvent(deps.db, {
      kind: 'factor-failed',
      accountId: currentUser.id,
      detail: { by: confirmation.by },
    });
    return shown;
  }
  const { by, hasSecondFactor } = shown.value;
  await deps.db.transaction(async (tx) => {
    await proveSession(tx, currentUser.sessionId, { hasSecondFactor });
    await recordSecurityEvent(tx, { kind: 'factor-used', accountId: currentUser.id, detail: { by } });
  });
  return success();
}

async function showIdentity(
  { db, publicUrl, settingsKey, reauthenticate }: FactorDeps,
  currentUser: CurrentUser,
  confirmation: IdentityConfirmation,
  mailToken: string | undefined,
): Promise<Result<Shown, ErrorCode>> {
  const { id: userId } = currentUser;
  if (confirmation.by === 'passkey') {
    const passkey = await verifyPasskey(db, { passkey: confirmation.passkey, userId, publicUrl });
    return passkey ? success({ by: 'passkey', hasSecondFactor: true }) : failure('passkey-failed');
  }
  if (confirmation.by === 'app') {
    const by = await checkSecondFactorCode(db, settingsKey, userId, confirmation.code);
    return by ? success({ by, hasSecondFactor: true }) : failure('second-factor-wrong');
  }
  if (confirmation.by === 'mail') {
    const isVerified = mailToken !== undefined && (await hasVerified(db, userId, mailToken));
    return isVerified ? success({ by: 'mail', hasSecondFactor: false }) : failure('email-unverified');
  }
  const authentication = await reauthenticate(currentUser, confirmation.password);
  return authentication.ok ? success({ by: 'password', hasSecondFactor: false }) : authentication;
}

/** A code that was sent to the account's e-mail, or to its mobile number. */
async function hasVerified(db: Db, userId: string, token: string): Promise<boolean> {
  const user = await findAccount(db, userId);
  for (const address of [user?.email, user?.mobile])
    if (address && (await consumeVerification(db, 'login', address, token))) return true;
  return false;
}
