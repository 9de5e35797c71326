import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Database, Db } from './db.ts';

/** How long a query waits for the standby to catch up with the primary. */
const MAX_LAG_MS = 300;
const POLL_INTERVAL_MS = 10;
/** How long a standby that failed or lagged is skipped. */
const COOLDOWN_MS = 2000;

/**
 * Runs read-only queries on the standby (read replica) once it has replayed everything committed before the query, so the
 * result is never stale and may be cached. When the standby is unreachable or lags, the query goes to the primary.
 */
export function withReplica(primary: Database, standby: Database, log: Log): Db {
  let skipUntil = 0;
  const skip = (reason: string) => {
    skipUntil = Date.now() + COOLDOWN_MS;
    log.warn({ reason }, 'read replica skipped');
  };

  const hasCaughtUp = async (): Promise<boolean> => {
    const { rows } = await primary.pool.query<{ at: string }>(
      'select pg_current_wal_flush_lsn()::text as at',
    );
    for (const end = Date.now() + MAX_LAG_MS; Date.now() < end; await pause(POLL_INTERVAL_MS)) {
      const replayed = await standby.pool.query<{ isCurrent: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isCurrent"',
        [rows[0]?.at],
      );
      if (replayed.rows[0]?.isCurrent) return true;
    }
    return false;
  };

  const checkStandby = async (): Promise<boolean> => {
    if (Date.now() < skipUntil) return false;
    try {
      if (await withTimeout(2 * MAX_LAG_MS, hasCaughtUp())) return true;
      skip('it lags behind');
    } catch (error) {
      skip((error as Error).message);
    }
    return false;
  };
  const isStandbyCurrent = shareRuns(checkStandby);

  const query = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    if (!(await isStandbyCurrent())) return primary.pool.query(config, values);
    try {
      return await standby.pool.query(config, values);
    } catch (error) {
      // an invalid query fails here too; then the standby is not skipped
      const result = await primary.pool.query(config, values);
      skip((error as Error).message);
      return result;
    }
  };
  return drizzle({ query } as pg.Pool);
}

/** Calls made during a run share the next run: one check serves many queries, and none gets a result from before its call. */
function shareRuns<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const run = work();
      running = run.catch(() => undefined);
      return run;
    });
    return next;
  };
}
