import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decryptFile } from '../platform/backup/encrypt.ts';
import { StartError } from '../platform/start-error.ts';
import type { UploadStore } from '../platform/storage/upload-store.ts';
import { listBackups, type StoredBackup } from './backup-store.ts';

/** Fetches the newest backup and decrypts it into the folder. */
export async function fetchLatestBackup(
  store: UploadStore,
  folder: string,
  secret: string,
): Promise<{ backup: StoredBackup; archive: string }> {
  const [backup] = await listBackups(store);
  const opened = backup && (await store.open(backup.file));
  if (!opened) throw new StartError('There is no backup of the shop yet');
  const encrypted = path.join(folder, backup.file);
  // the library's stream type and that of the DOM differ
  const bytes = Readable.fromWeb(
    (await opened.stream(0, opened.size - 1)) as Parameters<typeof Readable.fromWeb>[0],
  );
  await pipeline(bytes, createWriteStream(encrypted, { flags: 'wx', mode: 0o600 }));
  const archive = `${encrypted}.tar.gz`;
  await decryptFile(encrypted, archive, secret);
  return { backup, archive };
}
