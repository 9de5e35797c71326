import type { Config } from './platform/config/config.ts';
import { checkServer } from './platform/db/check-server.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';

/** Returns the address of DATABASE_URL or of the embedded PostgreSQL, which it starts. */
export async function openDatabaseServer(config: Config, cleanup: AsyncDisposableStack): Promise<string> {
  if (config.databaseUrl) {
    await checkServer(config.databaseUrl);
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres(config.dataDir);
  cleanup.defer(() => postgres.stop());
  return postgres.url;
}
