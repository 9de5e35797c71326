import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../rules/image.ts';
import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { selectUsedUploads } from './uploads.store.ts';

/** A form uploads its images before it is submitted, so recent uploads may still be unreferenced. */
const MIN_AGE_MS = 24 * 3600 * 1000;

/** Deletes uploads that nothing refers to, and their resized copies. */
export async function purgeUploads(db: Db, storage: Storage, dataDir: string): Promise<number> {
  const before = Date.now() - MIN_AGE_MS;
  const old: string[] = [];
  for await (const { address, changedAt } of storage.uploads()) {
    if (changedAt < before) old.push(address);
  }
  // queried after listing the files, so that files used meanwhile are not deleted
  const used = await selectUsedUploads(db);
  const unused = old.filter((address) => !used.has(address));
  for (const address of unused) {
    await storage.remove(address);
    await Promise.all(
      resizedFilesOf(address).map((file) => rm(path.join(dataDir, 'pictures', file), { force: true })),
    );
  }
  await purgeIncoming(path.join(dataDir, 'incoming'), before);
  return unused.length;
}

/** Half a film stays behind when the process dies while it arrives. */
async function purgeIncoming(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(file, { force: true });
  }
}

/** The upload and its resized copies are named by the content hash. */
function resizedFilesOf(address: string): string[] {
  const [, start, rest] = /^\/uploads\/(\w{2})\/(\w+)\./.exec(address) ?? [];
  if (!start || !rest) return [];
  return IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => `${start}${rest}-${width}.${format}`));
}
