import type { Context, MiddlewareHandler } from 'hono';
import type { ApiScope } from '../../contract/admin/api-keys.ts';
import { reject, rejectScope, tooManyRequests } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import { actingKey } from '../platform/acting-key.ts';
import type { Database, Db } from '../platform/db/db.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { tokenHash } from '../platform/tokens.ts';
import { findByHash, noteUse } from './api-keys.store.ts';

const API_KEY = /^Bearer (chk_(?:live|demo)_\S*)$/;
const MAX_KEY_LENGTH = 100;
const PER_MINUTE = { points: 600, seconds: 60 };
/** Of one key in one process. More are rejected and not queued: they would keep places that other requests need. */
const MAX_AT_ONCE = 4;

interface WorkingKey {
  id: string;
  scopes: readonly string[];
  createdBy: string;
  isStale: boolean;
}

type KeyCode = 'api-key-unknown' | 'api-key-revoked' | 'api-key-expired';

/** The API key of an Authorization header. A session token never begins like one. */
export function apiKeyOf(authorization: string | undefined): string | undefined {
  return authorization && API_KEY.exec(authorization)?.[1];
}

/** Keys are found by their hash: how long that takes says nothing about a key that somebody guesses. */
export async function findApiKey(db: Db, key: string): Promise<Result<WorkingKey, KeyCode>> {
  const found = key.length > MAX_KEY_LENGTH ? undefined : await findByHash(db, tokenHash(key));
  if (!found) return failure('api-key-unknown');
  if (found.isRevoked) return failure('api-key-revoked');
  return found.isExpired ? failure('api-key-expired') : success(found);
}

type NextInBudget = () => ReturnType<MiddlewareHandler>;
export type ApiKeyGuard = ReturnType<typeof apiKeyGuard>;

/** Lets a request with an API key pass to a route that one of the key's scopes opens. */
export function apiKeyGuard({ db, pool }: Database) {
  const perMinute = createRateLimit(pool, 'api-key', { ...PER_MINUTE, isRemembered: true });
  const running = new Map<string, number>();

  const pass = async (
    context: Context<AppEnv>,
    key: string,
    scope: ApiScope | undefined,
    next: NextInBudget,
  ) => {
    const found = await findApiKey(db, key);
    if (!found.ok) return reject(context, found.code);
    const { id, scopes, createdBy, isStale } = found.value;
    context.set('account', createdBy);
    context.set('apiKey', id);
    const wait = await perMinute.consume(id);
    if (wait > 0) return tooManyRequests(context, wait);
    if (isStale) await noteUse(db, id);
    if (!scope) return reject(context, 'not-for-api-keys');
    if (!scopes.includes(scope)) return rejectScope(context, scope);
    context.set('currentUser', {
      id: createdBy,
      isAdmin: true,
      staffRole: 'owner',
      isFresh: false,
      hasSecondFactor: false,
      sessionId: '',
      token: '',
      scopes,
    });
    return actingKey.run(id, next);
  };

  return async (context: Context<AppEnv>, key: string, scope: ApiScope | undefined, next: NextInBudget) => {
    context.header('Cache-Control', 'no-store');
    // before any query, so that many connections of one key cost others nothing
    const count = running.get(key) ?? 0;
    if (count >= MAX_AT_ONCE) return tooManyRequests(context, 1);
    running.set(key, count + 1);
    try {
      return await pass(context, key, scope, next);
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
