import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import { extendSession, sessionFinder } from './sessions.store.ts';

const MAX_TOKEN_LENGTH = 200;

export type FindCurrentUser = (
  authorization: string | undefined,
) => Promise<(CurrentUser & { isBlocked: boolean; isExtended: boolean }) | undefined>;

/** Finds the user of an Authorization header, and extends the session once an hour. */
export function currentUserFinder(db: Db): FindCurrentUser {
  const findSession = sessionFinder(db);
  return async (header = '') => {
    const token = /^Bearer (\S+)$/.exec(header)?.[1];
    if (!token || token.length > MAX_TOKEN_LENGTH) return undefined;
    const session = await findSession(tokenHash(token));
    if (!session) return undefined;
    const isExtended = session.isStale && (await extendSession(db, session.id));
    const { id, userId, isAdmin, isBlocked, isFresh } = session;
    return { id: userId, isAdmin, isBlocked, isFresh, isExtended, sessionId: id, token };
  };
}
