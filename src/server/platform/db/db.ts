import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { connectionTo } from './primary.ts';

/** Drizzle's query builder. Without its `execute`, whose rows nobody checks: hand-written SQL is a `statement`. */
export interface Db extends Omit<NodePgDatabase, 'execute' | 'transaction'> {
  transaction<Result>(work: (tx: Db) => Promise<Result>, config?: PgTransactionConfig): Promise<Result>;
}

export interface Database {
  db: Db;
  pool: pg.Pool;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than the statement timeout, which a healthy server enforces itself: a socket idle for longer is dead or hangs. */
const SOCKET_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2000;

// bigint columns hold paise and counts; check constraints keep them within safe integers
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string, connections: number, onError: (error: Error) => void): Database {
  const { connectionString, stream } = connectionTo(url);
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    // pipeline mode: queries are sent without waiting for earlier results, see pipeline.ts
    pipeline: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    stream: () => withTimeout(stream?.() ?? new Socket()),
  });
  // a broken idle connection must not crash the process; the pool opens another. One that breaks while the shop stops is no news:
  // the pool does not wait until its connections are closed, and the database of `npm start` stops next
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // nor one that breaks during a transaction: there the statement fails
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, db: withSafeTransactions(pool) };
}

/** PostgreSQL enforces its timeouts itself, so they do not help when the server hangs. */
function withTimeout(socket: Socket): Socket {
  socket.setTimeout(SOCKET_TIMEOUT_MS, () => {
    socket.destroy(
      Object.assign(new Error(`no response from the database for ${SOCKET_TIMEOUT_MS} ms`), {
        code: 'ETIMEDOUT',
      }),
    );
  });
  return socket;
}

/** Drizzle's own transactions leak a connection that breaks at `begin`, until the pool is exhausted. */
function withSafeTransactions(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let originalError: unknown;
    try {
      return await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          originalError = error;
          throw error;
        }
      }, config);
    } catch (error) {
      // when the connection broke, the rollback fails too and would hide the original error
      throw originalError ?? error;
    } finally {
      client.release();
    }
  };
  return db;
}
