import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** Drizzle's query builder. Without its `execute`, whose rows nobody checks: hand-written SQL is a `statement`. */
export interface Db extends Omit<NodePgDatabase, 'execute' | 'transaction'> {
  transaction<Result>(work: (tx: Db) => Promise<Result>, config?: PgTransactionConfig): Promise<Result>;
}

export interface Database {
  db: Db;
  pool: pg.Pool;
}

const SLOWEST_STATEMENT_MS = 10_000;
/** A living server has ended the statement before: one that says nothing for so long is gone, or hangs. */
const MAX_SILENCE_MS = SLOWEST_STATEMENT_MS + 2000;
const SPELLING_LIKENESS = 0.45;

// bigint columns hold paise and counts, which fit a JavaScript number by their checks
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string, connections: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // what is asked together goes out together; answers keep the order
    pipeline: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: SLOWEST_STATEMENT_MS,
    idle_in_transaction_session_timeout: SLOWEST_STATEMENT_MS,
    stream: impatientSocket,
    // a word counts as misspelt from this likeness on; PostgreSQL's own 0.6 misses one letter in nine
    onConnect: (client) => client.query(`set pg_trgm.word_similarity_threshold = ${SPELLING_LIKENESS}`),
  });
  // an idle connection that breaks must not end the process; the pool opens another
  pool.on('error', onError);
  // nor one that breaks in the midst of a transaction: its statement fails and tells
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: withSafeTransactions(pool) };
}

/** PostgreSQL's own time limits are kept by PostgreSQL: while it hangs, nobody else would end the wait. */
function impatientSocket(): Socket {
  const socket = new Socket();
  socket.setTimeout(MAX_SILENCE_MS, () => {
    socket.destroy(
      Object.assign(new Error(`the database said nothing for ${MAX_SILENCE_MS} ms`), {
        code: 'ETIMEDOUT',
      }),
    );
  });
  return socket;
}

/** Drizzle's own transactions never give back a connection that breaks at `begin`: so many of them, and the pool is empty. */
function withSafeTransactions(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let reason: unknown;
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          reason = error;
          throw error;
        }
      }, config);
    } catch (error) {
      // a connection that broke cannot be rolled back either, and that is not why
      throw reason ?? error;
    } finally {
      client.release();
    }
  };
  return db;
}
