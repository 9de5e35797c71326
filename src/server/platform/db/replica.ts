import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Database, Db } from './db.ts';

/** How long a question waits for the standby to have what the database had when it was asked. */
const PATIENCE_MS = 300;
const POLL_INTERVAL_MS = 10;
/** So long a standby that failed or fell behind is left alone. */
const REST_MS = 2000;

/**
 * For reading only: asks the standby once it has everything that was written before the question, so that an answer is
 * never older than the database's own would be, and may be kept like it. A standby that is away or too far behind is
 * passed over, and what it failed at is asked again.
 */
export function readingFrom(primary: Database, standby: Database, log: Log): Db {
  let restUntil = 0;
  const rest = (why: string) => {
    restUntil = Date.now() + REST_MS;
    log.warn({ why }, 'the standby is passed over for a moment');
  };

  const hasAll = async (): Promise<boolean> => {
    const { rows } = await primary.pool.query<{ at: string }>(
      'select pg_current_wal_flush_lsn()::text as at',
    );
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(POLL_INTERVAL_MS)) {
      const seen = await standby.pool.query<{ isThere: boolean | null }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
        [rows[0]?.at],
      );
      if (seen.rows[0]?.isThere) return true;
    }
    return false;
  };

  const mayAsk = async (): Promise<boolean> => {
    if (Date.now() < restUntil) return false;
    try {
      if (await withTimeout(2 * PATIENCE_MS, hasAll())) return true;
      rest('it is behind');
    } catch (error) {
      rest((error as Error).message);
    }
    return false;
  };
  const mayAskNow = pipeline(mayAsk);

  const query = async (question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    if (!(await mayAskNow())) return primary.pool.query(question, values);
    try {
      return await standby.pool.query(question, values);
    } catch (error) {
      // a wrong question fails here too, and then it was not the standby's fault
      const result = await primary.pool.query(question, values);
      rest((error as Error).message);
      return result;
    }
  };
  return drizzle({ query } as pg.Pool);
}

/** Everybody who comes while it runs shares the next run: one look serves all of them, and none is older than its asker. */
function pipeline<Value>(work: () => Promise<Value>): () => Promise<Value> {
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
