import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import { type BrowserAge, saveKnownBrowser } from './known-browsers.store.ts';

const MAX_BROWSERS = 20;

/** Marks the browser as known after a sign-in: failed logins elsewhere do not lock it out. */
export function rememberBrowser(db: Db, userId: string, browser: string): Promise<BrowserAge> {
  return saveKnownBrowser(db, { userId, browserHash: tokenHash(browser), max: MAX_BROWSERS });
}
