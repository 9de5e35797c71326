/**
 * npm run restore -- <file> [--force]: restores a backup into an empty database; --force empties it first.
 * npm run restore -- latest: the newest backup that the shop made by itself, with BACKUP_KEY.
 */
import path from 'node:path';
import { inTemporaryFolder } from '../src/server/backups/backup-deps.ts';
import { openBackupStore } from '../src/server/backups/backup-store.ts';
import { fetchLatestBackup } from '../src/server/backups/fetch-backup.ts';
import { decryptFile } from '../src/server/platform/backup/encrypt.ts';
import { restoreBackup } from '../src/server/platform/backup/restore-backup.ts';
import type { Config } from '../src/server/platform/config/config.ts';
import { startEmbeddedPostgres } from '../src/server/platform/postgres/embedded.ts';
import { StartError } from '../src/server/platform/start-error.ts';
import { openUploads } from '../src/server/platform/storage/storage.ts';
import { fileOf, runTool } from './tool.ts';

await runTool('Nothing was restored.', async (config) => {
  const args = process.argv.slice(2);
  const wanted = fileOf(args, 'npm run restore -- <file> | latest [--force]');
  return inTemporaryFolder(config.dataDir, 'restore-in-progress', async (folder) => {
    const file = await archiveOf(config, wanted, folder);
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
});

/** Encrypted backups are decrypted into the folder. */
async function archiveOf(config: Config, wanted: string, folder: string): Promise<string> {
  const isLatest = wanted === 'latest';
  if (!isLatest && !wanted.endsWith('.backup')) return wanted;
  if (!config.backupKey) throw new StartError('BACKUP_KEY: is missing; the backup is encrypted with it');
  if (isLatest) return (await fetchLatestBackup(openBackupStore(config), folder, config.backupKey)).archive;
  const archive = path.join(folder, 'shop.tar.gz');
  await decryptFile(wanted, archive, config.backupKey);
  return archive;
}
