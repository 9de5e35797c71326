import type { Db } from '../platform/db/db.ts';
import { newToken, tokenHash } from '../platform/tokens.ts';
import { setTokenHash } from './sessions.store.ts';

/**
 * Gives the session another token; the old one ends. It stays the same session: as old as its sign-in, proved when it was
 * proved, and with its push messages. Undefined when it has ended.
 */
export async function renewToken(tx: Db, sessionId: string): Promise<string | undefined> {
  const token = newToken();
  return (await setTokenHash(tx, sessionId, tokenHash(token))) ? token : undefined;
}
