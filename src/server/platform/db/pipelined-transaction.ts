import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import { pipeline } from './pipeline.ts';

/**
 * A transaction of two round trips: `begin` is sent together with the statements of `read`, and `commit` together with those of
 * `write`. So rows that `write` locks are locked only for the commit itself. Both must send their statements before they await
 * anything. When `read` returns undefined everything is rolled back and `write` is not called; a failed statement of `write` turns the
 * commit into a rollback.
 */
export async function pipelinedTransaction<Basis, Done>(
  pool: pg.Pool,
  read: (tx: Db) => Promise<Basis | undefined>,
  write: (tx: Db, basis: Basis) => Promise<Done>,
): Promise<Done | undefined> {
  const client = await pool.connect();
  const tx = dbOf(client);
  let isOpen = true;
  try {
    const [, basis] = await inOnePacket(client, () => pipeline(client.query('begin'), read(tx)));
    if (basis === undefined) return undefined;
    const written = inOnePacket(client, () => pipeline(write(tx, basis), client.query('commit')));
    isOpen = false;
    return (await written)[0];
  } finally {
    if (isOpen) await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

const dbs = new WeakMap<pg.PoolClient, Db>();

/** Drizzle over this connection, made once. */
function dbOf(client: pg.PoolClient): Db {
  const db = dbs.get(client) ?? drizzle(client);
  dbs.set(client, db);
  return db;
}

/** The driver writes each statement to the socket on its own, and PostgreSQL would wake up for each. */
function inOnePacket<Sent>(client: pg.PoolClient, send: () => Sent): Sent {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
