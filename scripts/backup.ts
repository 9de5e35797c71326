/** npm run backup -- <file>: backs up database and uploads while the shop keeps running. */
import { writeBackup } from '../src/server/platform/backup/write-backup.ts';
import { borrowEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { openUploads } from '../src/server/platform/storage/storage.ts';
import { fileOf, runTool } from './tool.ts';

await runTool('No backup was made.', async (config) => {
  const file = fileOf(process.argv.slice(2), 'npm run backup -- <file>, as in shop.tar.gz');
  const embedded = config.databaseUrl ? undefined : await borrowEmbeddedPostgres(config.dataDir);
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    const { tables } = await writeBackup({ databaseUrl, uploads: openUploads(config), file });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const orders = tables.find(({ name }) => name === 'orders')?.rows ?? 0;
    return `${file}: ${rows} rows of ${tables.length} tables, ${orders} orders among them, and every upload`;
  } finally {
    await embedded?.stop();
  }
});
