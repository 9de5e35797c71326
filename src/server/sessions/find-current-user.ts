import type { CurrentUser } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { tokenHash } from '../platform/tokens.ts';
import type { SessionCache } from './session-cache.ts';
import { extendSession, findSession } from './sessions.store.ts';

const MAX_TOKEN_LENGTH = 200;

export type FindCurrentUser = (
  authorization: string | undefined,
) => Promise<(CurrentUser & { isBlocked: boolean; isExtended: boolean }) | undefined>;

/** Finds the user of an Authorization header, and extends the session once an hour. */
export function currentUserFinder(
  db: Db,
  cache: SessionCache | undefined,
  staffSeconds: number | null,
): FindCurrentUser {
  return async (header = '') => {
    const token = /^Bearer (\S+)$/.exec(header)?.[1];
    if (!token || token.length > MAX_TOKEN_LENGTH) return undefined;
    const hash = tokenHash(token);
    const known = cache?.find(hash);
    const remember = known ? undefined : cache?.startLookUp();
    const session = known ?? (await findSession(db, hash, staffSeconds));
    if (!session) return undefined;
    const isExtended = session.isStale && (await extendSession(db, session.id));
    if (!session.isStale) remember?.(hash, session);
    const { id, userId, isAdmin, staffRole, isBlocked, isFresh, hasSecondFactor } = session;
    const person = { id: userId, isAdmin, staffRole, isBlocked, isFresh, hasSecondFactor };
    return { ...person, isExtended, sessionId: id, token };
  };
}
