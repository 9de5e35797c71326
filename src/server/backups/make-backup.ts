import path from 'node:path';
import { checkResults } from '../../messages/check-results.ts';
import { expiredBackups } from '../../rules/backup-retention.ts';
import { encryptFile } from '../platform/backup/encrypt.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { failed, ok, warning } from '../setup/checks/check-deps.ts';
import { recordCheck } from '../setup/record-check.ts';
import { type BackupDeps, inTemporaryFolder } from './backup-deps.ts';
import { backupName, listBackups, openBackupStore } from './backup-store.ts';

/** Stores an encrypted backup and deletes those that have expired. The overview shows a failure until the next success. */
export async function makeBackup({ db, databaseUrl, uploads, config, secret }: BackupDeps): Promise<void> {
  const store = openBackupStore(config);
  try {
    await inTemporaryFolder(config.dataDir, 'backup-in-progress', async (folder) => {
      const archive = path.join(folder, 'shop.tar.gz');
      await writeBackup({ databaseUrl, uploads, file: archive });
      const name = backupName(new Date());
      const encrypted = path.join(folder, name);
      await encryptFile(archive, encrypted, secret);
      await store.writeFile(name, encrypted);
    });
    // only after a success: a shop whose backups fail keeps all it has
    for (const { file } of expiredBackups(await listBackups(store), new Date())) await store.remove(file);
  } catch (error) {
    await recordCheck(
      db,
      'scheduled-backup',
      failed(() => checkResults.backupFailed, (error as Error).message),
    );
    throw error;
  }
  await recordCheck(
    db,
    'scheduled-backup',
    config.s3 ? ok(() => checkResults.backupStored) : warning(() => checkResults.backupOnThisMachine),
  );
}
