import pg from 'pg';
import type { Config } from '../platform/config/config.ts';
import { checkServer } from '../platform/db/check-server.ts';
import { migrate } from '../platform/db/migrate.ts';
import { connectionTo } from '../platform/db/primary.ts';
import { openUploads } from '../platform/storage/storage.ts';
import type { ShopSide } from './carry-shop.ts';

/** Database and uploads of a shop by its configuration, until `cleanup` is disposed. */
export async function openSide(
  config: Config,
  cleanup: AsyncDisposableStack,
  startPostgres: (dataDir: string) => Promise<{ url: string; stop: () => Promise<void> }>,
): Promise<ShopSide> {
  const embedded = config.databaseUrl ? undefined : await startPostgres(config.dataDir);
  if (embedded) cleanup.defer(() => embedded.stop());
  const url = config.databaseUrl ?? embedded?.url ?? '';
  if (config.databaseUrl) await checkServer(url);
  await migrate(url);
  return { client: await connectSide(url, cleanup), uploads: openUploads(config) };
}

export async function connectSide(url: string, cleanup: AsyncDisposableStack): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url));
  await client.connect();
  cleanup.defer(() => client.end());
  return client;
}
