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
 * Marks the browser of an existing session as known, so that sessions from before an upgrade count too. A session may mark one
 * browser in 30 days: a stolen token must not create many known browsers, each with its own login limit. Runs when a session is
 * extended, at most once an hour.
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
