import type { Context } from 'hono';
import type { AppEnv, CurrentUser } from '../http/app-env.ts';
import type { BrowserCookie } from '../http/browser-cookie.ts';
import type { Database } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { tokenHash } from '../platform/tokens.ts';
import { findBrowserAge } from './known-browsers.store.ts';
import { rememberBrowser } from './remember-browser.ts';

const DAY = 24 * 3600;

export type NoteBrowser = (context: Context<AppEnv>, currentUser: CurrentUser) => Promise<void>;

/**
 * Makes the browser known in which somebody is signed in already: at a sign-in alone, nobody's would be after an upgrade.
 * A session lives in one browser, so it makes one known in 30 days: a stolen token must not make a crowd of browsers known,
 * each with guesses of its own. Called when a session is prolonged, which is once an hour at most.
 */
export function noteBrowser({ db, pool }: Database, browsers: BrowserCookie): NoteBrowser {
  const perSession = createRateLimit(pool, 'session-browser', { points: 1, seconds: 30 * DAY });
  return async (context, { id, sessionId }) => {
    const browser = browsers.get(context);
    const age = browser === undefined ? undefined : await findBrowserAge(db, id, tokenHash(browser));
    const isDue = age === undefined ? (await perSession.consume(sessionId)) === 0 : age > DAY;
    if (isDue) await rememberBrowser(db, id, browsers.getOrCreate(context));
  };
}
