import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase;

export interface Database {
  db: Db;
  pool: pg.Pool;
}

const SLOWEST_STATEMENT_MS = 10_000;
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
    // a word counts as misspelt from this likeness on; PostgreSQL's own 0.6 misses one letter in nine
    onConnect: (client) => client.query(`set pg_trgm.word_similarity_threshold = ${SPELLING_LIKENESS}`),
  });
  // an idle connection that breaks must not end the process; the pool opens another
  pool.on('error', onError);
  return { pool, db: drizzle(pool) };
}
