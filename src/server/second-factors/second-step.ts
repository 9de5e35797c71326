import type { Database, Db } from '../platform/db/db.ts';
import type { SettingsKey } from '../platform/keys/settings-key.ts';
import { consumeAll, createRateLimit } from '../platform/rate-limits.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { isKnownBrowser } from '../sessions/is-known-browser.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkSecondFactorCode } from './check-code.ts';
import { findApp } from './second-factors.store.ts';

export type SecondStepError = 'second-factor-needed' | 'second-factor-wrong';

interface Guess {
  /** The e-mail, or the mobile number. */
  login: string;
  code: string | undefined;
  /** The id of its cookie. */
  browser: string | undefined;
}

const FIFTEEN_MINUTES = 15 * 60;
const HOUR = 3600;

/** The last step of every sign-in without a passkey. */
export interface SecondStep {
  /**
   * Counts the guess. Call it after the first step, or strangers could use up the guesses without a password, and before a
   * transaction begins: a rollback must not take it back.
   */
  admit(guess: Guess): Promise<Result<undefined, 'too-many'>>;
  /** Opens a session and returns its token. An account with an authenticator app needs its code. */
  open(
    tx: Db,
    input: { userId: string; device: string; code: string | undefined },
  ): Promise<Result<string, SecondStepError>>;
}

/** `isLive` false: the accounts of the demo are everybody's, so that nobody's app closes them to the others. */
export function createSecondStep(
  { db, pool }: Database,
  { settingsKey, isLive }: { settingsKey: SettingsKey; isLive: boolean },
): SecondStep {
  // by network, so that whoever knows a password does not lock out its owner; in total, so that many networks cannot guess
  const perNetwork = createRateLimit(pool, 'second-factor', { points: 10, seconds: FIFTEEN_MINUTES });
  const perAccount = createRateLimit(pool, 'second-factor-all', { points: 100, seconds: HOUR });
  // a browser where the person has signed in before has its own guesses: those of others do not delay it
  const perBrowser = createRateLimit(pool, 'second-factor-known', { points: 10, seconds: FIFTEEN_MINUTES });
  const perBrowserAndDay = createRateLimit(pool, 'second-factor-known-day', {
    points: 50,
    seconds: 24 * HOUR,
  });
  return {
    admit: async ({ login, code, browser }) => {
      if (code === undefined) return success();
      const person = login.toLowerCase();
      const network = `${person} ${requestOrigin.current().address}`;
      const known =
        browser && (await isKnownBrowser(db, login, browser))
          ? `${person} ${tokenHash(browser).toString('base64url')}`
          : undefined;
      const wait = known
        ? await consumeAll([perBrowser, known], [perBrowserAndDay, known])
        : await consumeAll([perNetwork, network], [perAccount, person]);
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
