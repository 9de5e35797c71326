import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface Limit {
  /** False when this key has used up its share. */
  take(key: string): Promise<boolean>;
}

/** So many per so many seconds and key, counted in the database: the same for every process of the shop. */
export function createLimit(
  pool: pg.Pool,
  name: string,
  { points, seconds }: { points: number; seconds: number },
): Limit {
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
    take: async (key) => {
      try {
        await limiter.consume(key);
        return true;
      } catch (error) {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      }
    },
  };
}
