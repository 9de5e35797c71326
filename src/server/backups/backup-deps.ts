import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import type { UploadStore } from '../platform/storage/upload-store.ts';

export interface BackupDeps {
  db: Db;
  databaseUrl: string;
  uploads: UploadStore;
  config: Pick<Config, 's3' | 'backupBucket' | 'dataDir'>;
  secret: string;
}

/** A private folder for unencrypted copies; what a killed process left there is removed first. */
export async function inTemporaryFolder<Done>(
  dataDir: string,
  name: string,
  work: (folder: string) => Promise<Done>,
): Promise<Done> {
  const folder = path.join(dataDir, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
