import { lt } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db/db.ts';
import { limits } from './db/schema/content.ts';

export interface RateLimit {
  /** Takes one from this key's share; answers how many seconds to wait when it is used up, else 0. */
  consume(key: string): Promise<number>;
  /** Puts one back into this key's share. */
  giveBack(key: string): Promise<void>;
  /** Gives the key its whole share back. */
  clear(key: string): Promise<void>;
}

/** So many per so many seconds and key, counted in the database: the same for every process of the shop. */
export function createRateLimit(
  pool: pg.Pool,
  name: string,
  { points, seconds }: { points: number; seconds: number },
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

/** Deletes what counts no more: every address and e-mail that was ever seen would stay otherwise. */
export async function purgeExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, Date.now()));
}

/** Takes from each in turn and stops at the first that is used up. */
export async function consumeAll(...consumed: [RateLimit, string][]): Promise<number> {
  for (const [limit, key] of consumed) {
    const wait = await limit.consume(key);
    if (wait > 0) return wait;
  }
  return 0;
}
