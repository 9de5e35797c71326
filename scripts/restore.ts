/** npm run restore -- <file> [--force]: restores a backup into an empty database; --force empties it first. */
import { restoreBackup } from '../src/server/platform/backup/restore-backup.ts';
import { startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { openUploads } from '../src/server/platform/storage/storage.ts';
import { fileOf, runTool } from './tool.ts';

await runTool('Nothing was restored.', async (config) => {
  const args = process.argv.slice(2);
  const file = fileOf(args, 'npm run restore -- <file> [--force]');
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  try {
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    const uploads = openUploads(config);
    const force = args.includes('--force');
    const { tables, madeAt } = await restoreBackup({ databaseUrl, uploads, file, force });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored ${rows} rows of ${tables.length} tables and the uploads, as they were at ${madeAt}`;
  } finally {
    await embedded?.stop();
  }
});
