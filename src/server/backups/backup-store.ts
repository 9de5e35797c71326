import path from 'node:path';
import type { Config } from '../platform/config/config.ts';
import { diskUploads } from '../platform/storage/disk-uploads.ts';
import { s3Uploads } from '../platform/storage/s3-uploads.ts';
import type { UploadStore } from '../platform/storage/upload-store.ts';

export interface StoredBackup {
  file: string;
  madeAt: Date;
}

const FOLDER = 'backups';
/** The time is in the name: a copy to another bucket changes the time of the file. */
const NAME = /^shop-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** The bucket of the uploads or one of its own, or a folder of DATA_DIR. */
export function openBackupStore({
  s3,
  backupBucket,
  dataDir,
}: Pick<Config, 's3' | 'backupBucket' | 'dataDir'>): UploadStore {
  return s3
    ? s3Uploads({ ...s3, bucket: backupBucket ?? s3.bucket }, `${FOLDER}/`)
    : diskUploads(path.join(dataDir, FOLDER));
}

export function backupName(madeAt: Date): string {
  return `shop-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** Newest first. Files that the shop did not make are left alone. */
export async function listBackups(store: UploadStore): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  for await (const { file } of store.list()) {
    const [, day, hours, minutes, seconds] = NAME.exec(file) ?? [];
    if (day) found.push({ file, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) });
  }
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}
