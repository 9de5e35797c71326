import pg from 'pg';
import { checkResults } from '../../messages/check-results.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { databaseNameOf, withDatabaseName } from '../platform/db/database-hosts.ts';
import { connectionTo } from '../platform/db/primary.ts';
import { failed, ok } from '../setup/checks/check-deps.ts';
import { recordCheck } from '../setup/record-check.ts';
import { type BackupDeps, inTemporaryFolder } from './backup-deps.ts';
import { openBackupStore } from './backup-store.ts';
import { fetchLatestBackup } from './fetch-backup.ts';

/** Restores the newest backup into a database of its own, which is dropped afterwards: only that proves that it can be used. */
export async function checkRestore({ db, databaseUrl, config, secret }: BackupDeps): Promise<void> {
  try {
    const rows = await inTemporaryFolder(config.dataDir, 'restore-check', async (folder) => {
      const { archive } = await fetchLatestBackup(openBackupStore(config), folder, secret);
      return inScratchDatabase(databaseUrl, async (scratchUrl) => {
        const { tables } = await restoreBackup({
          databaseUrl: scratchUrl,
          // their checksums are compared; the shop's own files stay as they are
          uploads: { write: async () => {} },
          file: archive,
          force: false,
        });
        return tables.reduce((sum, table) => sum + table.rows, 0);
      });
    });
    await recordCheck(
      db,
      'restore-check',
      ok(() => checkResults.restoreWorks, `${rows} rows`),
    );
  } catch (error) {
    await recordCheck(
      db,
      'restore-check',
      failed(() => checkResults.restoreFailed, (error as Error).message),
    );
    throw error;
  }
}

async function inScratchDatabase<Done>(
  databaseUrl: string,
  work: (url: string) => Promise<Done>,
): Promise<Done> {
  const name = `${databaseNameOf(databaseUrl)}_restore_check`;
  const client = new pg.Client(connectionTo(databaseUrl));
  await client.connect();
  const drop = () => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  try {
    await drop();
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    try {
      return await work(withDatabaseName(databaseUrl, name));
    } finally {
      await drop();
    }
  } finally {
    await client.end();
  }
}
