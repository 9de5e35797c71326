import type { Database, Db } from '../platform/db/db.ts';
import type { SettingsKey } from '../platform/keys/settings-key.ts';
import { consumeAll, createRateLimit } from '../platform/rate-limits.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkSecondFactorCode } from './check-code.ts';
import { findApp } from './second-factors.store.ts';

export type SecondStepError = 'second-factor-needed' | 'second-factor-wrong';

/** The last step of every sign-in without a passkey. */
export interface SecondStep {
  /** Counts the guess. Call it before a transaction begins: a rollback must not take it back. */
  admit(login: string, code: string | undefined): Promise<Result<undefined, 'too-many'>>;
  /** Opens a session and returns its token. An account with an authenticator app needs its code. */
  open(
    tx: Db,
    input: { userId: string; device: string; code: string | undefined },
  ): Promise<Result<string, SecondStepError>>;
}

/** `isLive` false: the accounts of the demo are everybody's, so that nobody's app closes them to the others. */
export function createSecondStep(
  { pool }: Database,
  { settingsKey, isLive }: { settingsKey: SettingsKey; isLive: boolean },
): SecondStep {
  // by network, so that whoever knows a password does not lock out its owner; in total, so that many networks cannot guess
  const perNetwork = createRateLimit(pool, 'second-factor', { points: 10, seconds: 15 * 60 });
  const perAccount = createRateLimit(pool, 'second-factor-all', { points: 100, seconds: 3600 });
  return {
    admit: async (login, code) => {
      if (code === undefined) return success();
      const key = login.toLowerCase();
      const network = `${key} ${requestOrigin.current().address}`;
      const wait = await consumeAll([perNetwork, network], [perAccount, key]);
      return wait > 0 ? failure('too-many') : success();
    },
    open: async (tx, { userId, device, code }) => {
      const app = await findApp(tx, userId);
      if (!app?.confirmedAt || (app.isDemo && !isLive))
        return success(await openSession(tx, { userId, device }));
      if (code === undefined) return failure('second-factor-needed');
      const by = await checkSecondFactorCode(tx, settingsKey, userId, code);
      if (!by) return failure('second-factor-wrong');
      await recordSecurityEvent(tx, { kind: 'factor-used', accountId: userId, detail: { by } });
      return success(await openSession(tx, { userId, device, hasSecondFactor: true }));
    },
  };
}
