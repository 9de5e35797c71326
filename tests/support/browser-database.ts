/** The database of the shop that the browser tests use. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { borrowEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { openTestPool } from './test-pool.ts';

/** Derived from the port, so that the shop and the tests know it without being told. */
export function browserDataDir(): string {
  return path.join(tmpdir(), `chekku-browser-${process.env.TEST_PORT}`);
}

/** Runs once, when the shop is ready. Workers inherit the environment. */
export default async function setup(): Promise<void> {
  const { url } = await borrowEmbeddedPostgres(browserDataDir());
  process.env.TEST_DATABASE_URL = url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // the data is deleted after the tests: it need not survive a power cut
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

let pool: pg.Pool | undefined;

/** One small pool per worker; it ends with the worker. */
export function browserDatabase(): pg.Pool {
  pool ??= openTestPool({
    connectionString: process.env.TEST_DATABASE_URL ?? '',
    max: 2,
    allowExitOnIdle: true,
  });
  return pool;
}

/** An empty database beside it, for a test with its own shop. Making another PostgreSQL takes seconds of CPU time. */
export async function createBrowserDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `own_${randomBytes(6).toString('hex')}`;
  await browserDatabase().query(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await browserDatabase().query(`drop database ${name} with (force)`)),
  };
}
