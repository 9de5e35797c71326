import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import { hasKnownBrowser } from './known-browsers.store.ts';

/** Whether the account with this e-mail or mobile number was signed in in this browser before. */
export async function isKnownBrowser(db: Db, login: string, browser: string | undefined): Promise<boolean> {
  return browser !== undefined && hasKnownBrowser(db, login, tokenHash(browser));
}
