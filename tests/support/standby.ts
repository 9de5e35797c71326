import { execFileSync } from 'node:child_process';
import { chownSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts';

/** A streaming standby of the embedded database in `primaryDir`, created and started in `dir`. */
export async function startStandby(
  primaryDir: string,
  primaryUrl: string,
  dir: string,
  settings: string[],
): Promise<EmbeddedPostgres> {
  const source = realpathSync(path.join(primaryDir, 'postgres'));
  const copy = path.join(dir, 'postgres');
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', fast => true)");
    execFileSync('cp', ['-a', source, copy]);
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()');
    rmSync(path.join(copy, 'postmaster.pid'), { force: true });
    const { hostname, port, username, password } = new URL(primaryUrl);
    const to = `host=${hostname} port=${port} user=${username} password=${password} sslmode=disable`;
    const { uid, gid } = statSync(copy);
    for (const [name, content] of [
      ['backup_label', rows[0]?.label ?? ''],
      ['standby.signal', ''],
      ['postgresql.auto.conf', `primary_conninfo = '${to}'\n`],
    ] as const) {
      writeFileSync(path.join(copy, name), content);
      chownSync(path.join(copy, name), uid, gid);
    }
  } finally {
    await client.end();
  }
  return startEmbeddedPostgres(dir, settings);
}
