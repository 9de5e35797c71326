import pg from 'pg';
import { StartError } from '../start-error.ts';
import { hostNames } from './database-hosts.ts';
import { connectionTo } from './primary.ts';

const MIN_MAJOR_VERSION = 15;

/** Checks that an external database is reachable and recent enough. */
export async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const major = rows[0]?.version ?? 0;
    if (major < MIN_MAJOR_VERSION) {
      throw new StartError(
        `DATABASE_URL: is PostgreSQL ${major}; the shop needs ${MIN_MAJOR_VERSION} or newer`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `DATABASE_URL: cannot connect to ${hostNames(url)}: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Rejects a server that is not a standby and could return other data. An unreachable one is accepted: it may come back. */
export async function checkStandby(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
    if (!rows[0]?.isStandby)
      throw new StartError('DATABASE_REPLICA_URL: is no streaming standby of the database');
  } catch (error) {
    if (error instanceof StartError) throw error;
  } finally {
    await client.end().catch(() => {});
  }
}
