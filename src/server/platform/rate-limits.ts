import { and, eq, gt, lt } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './db/db.ts';
import { limits } from './db/schema/content.ts';
import { array, bigint, text } from './db/sql-types.ts';
import { statement } from './db/statement.ts';

export interface RateLimit {
  /** Of the keys in the database. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
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
    name,
    points,
    seconds,
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

/** The requests that a rate limit has counted until now, by its name and key. */
export async function countConsumed(db: Db, key: string): Promise<number> {
  const [row] = await db
    .select({ points: limits.points })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.expire, Date.now())));
  return row?.points ?? 0;
}

/** Deletes expired counters, whose keys contain IP and e-mail addresses. */
export async function purgeExpiredRateLimits(db: Db): Promise<void> {
  await db.delete(limits).where(lt(limits.expire, Date.now()));
}

const counter = statement({
  name: 'limits_count',
  params: { keys: array(text()), ends: array(bigint()), now: bigint() },
  row: { key: limits.key, points: limits.points, expire: limits.expire },
  text: `insert into limits (key, points, expire)
      select w.key, 1, w.ends from unnest(:keys::text[], :ends::bigint[]) as w (key, ends)
    on conflict (key) do update set
      points = case when limits.expire <= :now then 1 else limits.points + 1 end,
      expire = case when limits.expire <= :now then excluded.expire else limits.expire end
    returning key, points, expire`,
});

/** Counts one request of this key in all of these rate limits, with one statement. Returns the longest wait in seconds. */
export async function consumeTogether(db: Db, key: string, counted: readonly RateLimit[]): Promise<number> {
  const now = Date.now();
  const keyOf = ({ name }: RateLimit) => `${name}:${key}`;
  const rows = await counter(db, {
    keys: counted.map(keyOf),
    ends: counted.map(({ seconds }) => now + seconds * 1000),
    now,
  });
  const waits = counted.map((limit) => {
    const row = rows.find((other) => other.key === keyOf(limit));
    if (!row || row.points <= limit.points) return 0;
    return Math.max(1, Math.ceil(((row.expire ?? now) - now) / 1000));
  });
  return Math.max(...waits);
}

/** Consumes several rate limits in order; stops at the first that is exceeded and returns its wait in seconds. */
export async function consumeAll(...limitsAndKeys: [RateLimit, string][]): Promise<number> {
  for (const [limit, key] of limitsAndKeys) {
    const wait = await limit.consume(key);
    if (wait > 0) return wait;
  }
  return 0;
}
