import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Migration, readMigrations } from '../db/migrate.ts';
import { connectionTo } from '../db/primary.ts';
import { openRestoreQueue, type RestoreQueue } from '../jobs.ts';
import { StartError } from '../start-error.ts';
import type { UploadStore } from '../storage/upload-store.ts';
import { type ArchiveEntry, checkArchive, readAll, readArchive } from './archive.ts';
import {
  JOBS_FILE,
  MANIFEST_FILE,
  type Manifest,
  manifest as manifestShape,
  TABLES_FOLDER,
  UPLOADS_FOLDER,
  waitingJobs,
} from './manifest.ts';
import { columnsOf, quoted } from './read-schema.ts';

interface RestoreOptions {
  databaseUrl: string;
  uploads: Pick<UploadStore, 'write'>;
  file: string;
  /** Deletes the existing data first. */
  force: boolean;
}

/** Restores a backup in one transaction, which is rolled back on any error. The next start applies newer migrations. */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, file, force } = options;
  await checkArchive(file);
  const manifest = await readManifest(file);
  const migrations = migrationsOf(manifest);
  const client = new pg.Client(connectionTo(databaseUrl));
  await client.connect();
  try {
    await rejectOverwrite(client, force);
    // pg-boss creates its own tables, before and outside of the transaction
    const jobs = await openRestoreQueue(databaseUrl);
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      if (force) await client.query('drop schema public cascade; create schema public');
      await client.query('delete from pgboss.job');
      await createTables(client, manifest, migrations);
      await restoreEntries(client, manifest, options, jobs);
      await verifyAndFinish(client, manifest);
      await client.query('commit');
    } finally {
      await jobs.stop();
    }
    await client.query('analyze');
    return manifest;
  } finally {
    await client.end();
  }
}

async function readManifest(file: string): Promise<Manifest> {
  for await (const { name, content } of readArchive(file)) {
    if (name !== MANIFEST_FILE) break;
    const parsed = manifestShape.safeParse(JSON.parse((await readAll(content)).toString()));
    if (parsed.success) return parsed.data;
    break;
  }
  throw new StartError(`${file} is no backup of this shop, or one of a newer version`);
}

/** The migrations of the backup's schema; newer ones are not applied here. */
function migrationsOf({ migrations }: Manifest): Migration[] {
  const files = readMigrations();
  return migrations.map(({ name, checksum }) => {
    const file = files.find((candidate) => candidate.name === name && candidate.checksum === checksum);
    if (!file) throw new StartError(`The backup was made by another version of the shop (migration ${name})`);
    return file;
  });
}

async function rejectOverwrite(client: pg.Client, force: boolean): Promise<void> {
  const { rows } = await client.query<{ isEmpty: boolean; others: number }>(
    `select not exists (select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as "isEmpty",
       (select count(*)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others`,
  );
  const { isEmpty = false, others = 0 } = rows[0] ?? {};
  if (isEmpty) return;
  if (!force)
    throw new StartError('The database is not empty; with --force everything in it is thrown away first');
  if (others > 0)
    throw new StartError('Somebody is using the database; stop every shop that uses it, then restore');
}

async function createTables(client: pg.Client, { tables }: Manifest, migrations: Migration[]): Promise<void> {
  await client.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const { sql } of migrations) await client.query(sql);
  // triggers would recompute totals and send notifications that the backup already contains
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}

async function restoreEntries(
  client: pg.Client,
  manifest: Manifest,
  { file, uploads }: RestoreOptions,
  jobs: RestoreQueue,
): Promise<void> {
  let table: OpenTable | undefined;
  for await (const entry of readArchive(file)) {
    const name = tableOf(entry);
    if (table?.name !== name) {
      await table?.close();
      table = name === undefined ? undefined : openTable(client, manifest, name);
    }
    if (table) await table.add(entry.content);
    else if (entry.name === JOBS_FILE) {
      const pending = waitingJobs.parse(JSON.parse((await readAll(entry.content)).toString()));
      for (const job of pending) await jobs.put(client, job);
    } else if (entry.name.startsWith(UPLOADS_FOLDER)) {
      await uploads.write(entry.name.slice(UPLOADS_FOLDER.length), await readAll(entry.content));
    }
  }
  await table?.close();
}

function tableOf({ name }: ArchiveEntry): string | undefined {
  return name.startsWith(TABLES_FOLDER) ? name.split('/')[1] : undefined;
}

interface OpenTable {
  name: string;
  add(content: AsyncIterable<Buffer>): Promise<void>;
  close(): Promise<void>;
}

function openTable(client: pg.Client, { tables }: Manifest, name: string): OpenTable {
  const table = tables.find((candidate) => candidate.name === name);
  if (!table) throw new StartError(`The backup holds a table that it does not list: ${name}`);
  const rows = client.query(copyFrom(`copy ${quoted(name)} (${columnsOf(table)}) from stdin`));
  const done = finished(rows);
  // avoids an unhandled rejection; `close` and `add` await it
  done.catch(() => undefined);
  return {
    name,
    add: async (content) => {
      for await (const chunk of content) {
        if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), done]);
      }
    },
    close: async () => {
      rows.end();
      await done;
    },
  };
}

async function verifyAndFinish(client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  await client.query('set constraints all immediate');
  for (const { name, rows: expected } of tables) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from ${quoted(name)}`,
    );
    if (Number(rows[0]?.count) !== expected)
      throw new StartError(`${name} has ${rows[0]?.count} rows instead of ${expected}; nothing was changed`);
    await client.query(`alter table ${quoted(name)} enable trigger user`);
  }
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled]);
  }
}
