import type { MiddlewareHandler } from 'hono';
import type { FoundSession } from './sessions.store.ts';

export interface SessionCache {
  find(tokenHash: Buffer): FoundSession | undefined;
  /** Call before looking a session up: what it returns stores the result, unless any session was forgotten meanwhile. */
  startLookUp(): (tokenHash: Buffer, session: FoundSession) => void;
  /** Forgets the sessions of these users; without them, all. */
  forget(userIds?: readonly string[]): void;
  /** Forgets all sessions before the response to a request that may have ended one. */
  middleware: MiddlewareHandler;
}

const MAX_SESSIONS = 10_000;
const MAX_LIFE_MS = 60_000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Where accounts change: log-out, new password, block, rights. Logging in and registering end no session. */
const ENDS_SESSIONS =
  /^\/api\/(users\/(?!(login|register)\/?$)|forget\/|setup\/|admin\/staff\/|staff-invites\/)/;

/**
 * Sessions that were looked up within the last minute. The database tells every process of a session that ended and of
 * changed rights; while `isHearing` is false, every request looks its session up.
 */
export function createSessionCache(isHearing: () => boolean): SessionCache {
  const known = new Map<string, { session: FoundSession; until: number }>();
  let generation = 0;
  const forget = (userIds?: readonly string[]) => {
    generation += 1;
    if (!userIds) return known.clear();
    for (const [key, { session }] of known) if (userIds.includes(session.userId)) known.delete(key);
  };
  return {
    find: (tokenHash) => {
      const key = keyOf(tokenHash);
      const found = known.get(key);
      if (!found || !isHearing()) return undefined;
      if (performance.now() < found.until) return found.session;
      known.delete(key);
      return undefined;
    },
    startLookUp: () => {
      const startedIn = generation;
      const startedAt = performance.now();
      return (tokenHash, session) => {
        const life = Math.min(session.unchangedSeconds * 1000, MAX_LIFE_MS);
        if (generation !== startedIn || life <= 0 || !isHearing()) return;
        const [oldest] = known.keys();
        if (known.size >= MAX_SESSIONS && oldest !== undefined) known.delete(oldest);
        known.set(keyOf(tokenHash), { session, until: startedAt + life });
      };
    },
    forget,
    middleware: async ({ req }, next) => {
      await next();
      if (!READS.has(req.method) && ENDS_SESSIONS.test(req.path)) forget();
    },
  };
}

function keyOf(tokenHash: Buffer): string {
  return tokenHash.toString('latin1');
}
