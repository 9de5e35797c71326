import pg from 'pg';

/** Does not end the process when its database is stopped or dropped before a connection that was closed has said goodbye. */
export function openTestPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
