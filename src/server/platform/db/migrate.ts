import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';
import { connectionTo } from './primary.ts';
import { sqlStateOf } from './sql-state.ts';

const MIGRATIONS = path.join(ROOT, 'db/migrations');
/** One process migrates while the others wait for this lock. */
const MIGRATION_LOCK = 0x6d696772;

const LOCK_TIMEOUT_MS = 2000;
const PAUSE_MS = 500;
const MAX_TRIES = 60;
/** PostgreSQL's error codes: a lock that did not come, a serialization failure, a deadlock. */
const CONFLICTS = new Set(['55P03', '40001', '40P01']);

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** Applies the pending migrations in order, each in its own transaction. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client(connectionTo(databaseUrl));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await withStartError('the list of migrations', () =>
      client.query(
        'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      ),
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    const files = readMigrations();
    rejectForeignMigrations(files, rows);
    const applied = new Set(rows.map((row) => row.name));
    for (const file of files.filter(({ name }) => !applied.has(name))) {
      await withStartError(`migration ${file.name}`, () => apply(client, file));
    }
  } finally {
    await client.end();
  }
}

/**
 * Replicas of the previous version sell meanwhile. A migration that waits for the lock of a table makes every later query wait
 * behind it, so it gives up soon and tries again.
 */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await client.query(sql);
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (tries >= MAX_TRIES || !CONFLICTS.has(sqlStateOf(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
    }
  }
}

/** The most likely mistake with an external database is a role that may not create tables: print a line, not a stack trace. */
async function withStartError(step: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    throw new StartError(`DATABASE_URL: ${step} failed: ${(error as Error).message}`);
  }
}

/** Every file of db/migrations, in order. */
export function readMigrations(): Migration[] {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const sql = readFileSync(path.join(MIGRATIONS, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

function rejectForeignMigrations(files: Migration[], applied: { name: string; checksum: string }[]): void {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (file?.checksum === checksum) continue;
    throw new StartError(
      `The database was made by ${file ? 'another' : 'a newer'} version of the shop (migration ${name}); it was left as it is. Run that version, or name another DATABASE_URL or DATA_DIR`,
    );
  }
}
