import pg from 'pg';
import { StartError } from '../start-error.ts';

const OLDEST_MAJOR = 15;

/** An outside database is asked once, before anything is built on it. */
export async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const major = rows[0]?.version ?? 0;
    if (major < OLDEST_MAJOR) {
      throw new StartError(`DATABASE_URL: is PostgreSQL ${major}; the shop needs ${OLDEST_MAJOR} or newer`);
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { hostname, port } = new URL(url);
    throw new StartError(
      `DATABASE_URL: cannot connect to ${hostname}${port && `:${port}`}: ${(error as Error).message || (error as NodeJS.ErrnoException).code}`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Anything else than a standby of the database would answer with other data; one that is away may come back later. */
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
