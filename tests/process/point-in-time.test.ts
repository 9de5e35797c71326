import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';
import { makeDataDir } from '../support/shop-process.ts';

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const act of cleanups.splice(0).reverse()) await act();
});

/** A folder that PostgreSQL's own account can reach. */
function folder(): string {
  const { dir, remove } = makeDataDir();
  chmodSync(dir, 0o755);
  cleanups.push(remove);
  return dir;
}

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The drill of docs/operations.md, "Point in time", step by step. */
test('a database is restored to the minute before a mistake, from a base backup and archived WAL', {
  timeout: 150_000,
}, async () => {
  const dir = folder();
  const archive = path.join(folder(), 'wal');
  const archiving = [
    'archive_mode=on',
    'wal_level=replica',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  ];
  const primary = await startEmbeddedPostgres(dir, archiving);
  cleanups.push(() => primary.stop());
  const source = realpathSync(path.join(dir, 'postgres'));
  const { uid, gid } = statSync(source);
  mkdirSync(archive);
  chownSync(archive, uid, gid);

  await query(primary.url, 'create table sales (id int, at timestamptz default clock_timestamp())');
  await query(primary.url, 'insert into sales (id) select generate_series(1, 100)');
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query("select pg_backup_start('drill', fast => true)");
  const restoredDir = folder();
  const copy = path.join(restoredDir, 'postgres');
  execFileSync('cp', ['-a', source, copy]);
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
  await client.end();

  await query(primary.url, 'insert into sales (id) select generate_series(101, 150)');
  const [target] = await query<{ at: string }>(primary.url, 'select clock_timestamp()::text as at');
  await query(primary.url, 'delete from sales');
  await query(primary.url, 'select pg_switch_wal()');
  const archived = () =>
    query<{ isDone: boolean }>(
      primary.url,
      `select coalesce(last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1), false) or
         (select count(*) = 0 from pg_ls_archive_statusdir() where name like '%.ready') as "isDone" from pg_stat_archiver`,
    );
  await expect.poll(async () => (await archived())[0]?.isDone, { timeout: 30_000, interval: 100 }).toBe(true);

  rmSync(path.join(copy, 'postmaster.pid'), { force: true });
  for (const [name, content] of [
    ['backup_label', rows[0]?.label ?? ''],
    ['recovery.signal', ''],
    [
      'postgresql.auto.conf',
      `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${target?.at}'\nrecovery_target_action = 'promote'\n`,
    ],
  ] as const) {
    writeFileSync(path.join(copy, name), content);
    chownSync(path.join(copy, name), uid, gid);
  }
  const restored = await startEmbeddedPostgres(restoredDir);
  cleanups.push(() => restored.stop());
  const count = async () =>
    (await query<{ n: number }>(restored.url, 'select count(*)::int as n from sales'))[0]?.n;
  await expect.poll(count, { timeout: 30_000, interval: 100 }).toBe(150);
  expect(await query(primary.url, 'select 1 from sales')).toEqual([]);
});
