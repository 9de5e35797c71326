import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import { saveKnownBrowser } from './known-browsers.store.ts';

const MAX_BROWSERS = 20;

/** Somebody has proved who they are in this browser: what strangers try elsewhere no longer counts against it. */
export function rememberBrowser(db: Db, userId: string, browser: string): Promise<void> {
  return saveKnownBrowser(db, { userId, browserHash: tokenHash(browser), max: MAX_BROWSERS });
}
