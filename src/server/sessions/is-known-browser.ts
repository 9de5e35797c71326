import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import { hasKnownBrowser } from './known-browsers.store.ts';

/** Whether the account with this e-mail was signed in in this browser before. */
export async function isKnownBrowser(db: Db, email: string, browser: string | undefined): Promise<boolean> {
  return browser !== undefined && hasKnownBrowser(db, email, tokenHash(browser));
}
