import { rm } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../rules/image.ts';
import type { Db } from '../platform/db/db.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { selectUsedUploads } from './uploads.store.ts';

/** A form that is being filled in has uploaded its pictures before anything refers to them. */
const YOUNGEST_MS = 24 * 3600 * 1000;

/** Removes uploaded files that nothing refers to, with the sizes that were made of them. */
export async function purgeUploads(db: Db, storage: Storage, dataDir: string): Promise<number> {
  const before = Date.now() - YOUNGEST_MS;
  const old: string[] = [];
  for await (const { address, changedAt } of storage.uploads()) {
    if (changedAt < before) old.push(address);
  }
  // read after the files were listed: what came into use meanwhile stays
  const used = await selectUsedUploads(db);
  const unused = old.filter((address) => !used.has(address));
  for (const address of unused) {
    await storage.remove(address);
    await Promise.all(
      sizesOf(address).map((file) => rm(path.join(dataDir, 'pictures', file), { force: true })),
    );
  }
  return unused.length;
}

/** Both the file and its sizes are named by what is in it. */
function sizesOf(address: string): string[] {
  const [, start, rest] = /^\/uploads\/(\w{2})\/(\w+)\./.exec(address) ?? [];
  if (!start || !rest) return [];
  return IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => `${start}${rest}-${width}.${format}`));
}
