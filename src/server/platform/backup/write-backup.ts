import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectionTo } from '../db/primary.ts';
import type { UploadStore } from '../storage/upload-store.ts';
import { writeArchive } from './archive.ts';
import {
  JOBS_FILE,
  MANIFEST_FILE,
  type Manifest,
  TABLES_FOLDER,
  UPLOADS_FOLDER,
  type WaitingJob,
} from './manifest.ts';
import { columnsOf, quoted, readSequences, readTables } from './read-schema.ts';

const PART_BYTES = 4 * 1024 * 1024;

interface BackupOptions {
  databaseUrl: string;
  uploads: UploadStore;
  file: string;
}

/** Writes a consistent snapshot while the shop keeps running. */
export async function writeBackup({ databaseUrl, uploads, file }: BackupOptions): Promise<Manifest> {
  const client = new pg.Client(connectionTo(databaseUrl));
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const manifest = await readManifest(client);
    await writeArchive(file, entriesOf(client, manifest, uploads));
    await client.query('commit');
    await noteBackup(client);
    return manifest;
  } finally {
    await client.end();
  }
}

/** For the self-check. The backup is complete without it: an older or read-only database cannot note it. */
async function noteBackup(client: pg.Client): Promise<void> {
  await client.query('update shop_state set last_backup_at = now()').catch(() => undefined);
}

async function readManifest(client: pg.Client): Promise<Manifest> {
  const described = await readTables(client);
  const names = described.map(({ name }) => quoted(name)).join(', ');
  // prevents schema changes until the tables are copied
  if (names) await client.query(`lock table ${names} in access share mode`);
  const tables: Manifest['tables'] = [];
  for (const table of described) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*)::text as count from ${quoted(table.name)}`,
    );
    tables.push({ ...table, rows: Number(rows[0]?.count) });
  }
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from migrations order by name',
  );
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows,
    tables,
    sequences: await readSequences(client),
  };
}

async function* entriesOf(client: pg.Client, manifest: Manifest, uploads: UploadStore) {
  yield { name: MANIFEST_FILE, bytes: Buffer.from(JSON.stringify(manifest, null, 2)) };
  for (const table of manifest.tables) {
    const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
    let part = 0;
    for await (const bytes of inParts(rows)) {
      part += 1;
      yield { name: `${TABLES_FOLDER}${table.name}/${String(part).padStart(6, '0')}.copy`, bytes };
    }
  }
  yield { name: JOBS_FILE, bytes: Buffer.from(JSON.stringify(await readWaitingJobs(client))) };
  // after the rows that refer to them: a file uploaded meanwhile may be superfluous, but none is missing
  for await (const { file } of uploads.list()) {
    const bytes = await uploads.read(file);
    if (bytes) yield { name: UPLOADS_FOLDER + file, bytes };
  }
}

async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** Unfinished jobs such as e-mails and refunds. Scheduled jobs are left out: they are scheduled again at the next start. */
async function readWaitingJobs(client: pg.Client): Promise<WaitingJob[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('pgboss.job') is not null as exists",
  );
  if (!rows[0]?.exists) return [];
  const jobs = await client.query<WaitingJob>(
    `select j.id, j.name as queue, j.data, json_build_object('retryLimit', j.retry_limit, 'retryDelay', j.retry_delay,
       'retryBackoff', j.retry_backoff, 'retryDelayMax', j.retry_delay_max, 'expireInSeconds', j.expire_seconds) as patience
     from pgboss.job j
     where j.state in ('created', 'retry', 'active') and not exists (select 1 from pgboss.schedule s where s.name = j.name)
       and j.name not like '\\_\\_pgboss%'
     order by j.created_on`,
  );
  return jobs.rows;
}
