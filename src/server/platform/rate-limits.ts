import { lt } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db/db.ts';
import { limits } from './db/schema/content.ts';

export interface RateLimit {
  /** Counts one request of this key. Returns the seconds to wait when the rate limit is exceeded, else 0. */
  consume(key: string): Promise<number>;
  /** Takes back one counted request of this key. */
  giveBack(key: string): Promise<void>;
  /** Resets this key's rate limit. */
  clear(key: string): Promise<void>;
}

/**
 * A rate limit of `points` requests per `seconds` and key, counted in the database so that all processes share it. With
 * `isRemembered`, a process rejects a key that exceeded it without asking the database again.
 */
export function createRateLimit(
  pool: pg.Pool,
  name: string,
  { points, seconds, isRemembered = false }: { points: number; seconds: number; isRemembered?: boolean },
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'client',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
    ...(isRemembered && { inMemoryBlockOnConsumed: points + 1 }),
  });
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
}

/** Deletes expired counters, whose keys contain IP and e-mail addresses. */
export async function purgeExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, Date.now()));
}

/** Consumes several rate limits in order; stops at the first that is exceeded and returns its wait in seconds. */
export async function consumeAll(...limitsAndKeys: [RateLimit, string][]): Promise<number> {
  for (const [limit, key] of limitsAndKeys) {
    const wait = await limit.consume(key);
    if (wait > 0) return wait;
  }
  return 0;
}
