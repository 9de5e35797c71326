import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';
import { connectionTo } from './primary.ts';

const MIGRATIONS = path.join(ROOT, 'db/migrations');
/** One process migrates while the others wait for this lock. */
const MIGRATION_LOCK = 0x6d696772;

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

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  await client.query('commit');
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
