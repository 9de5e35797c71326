import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FoodImport } from '../../../contract/admin/imports.ts';
import { importErrors } from '../../../messages/import-errors.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { readZipDirectory, readZipEntry, ZipError } from '../../platform/zip.ts';
import { importResponse } from './import-response.ts';
import { findImport, selectFileNames, updateImage } from './imports.store.ts';
import { FileTooLargeError } from './read-file.ts';
import { MAX_IMAGE_BYTES } from './store-images.ts';

const MAX_ZIP_BYTES = 100 * 1024 * 1024;
const LIMITS = { maxEntries: 5000, maxEntryBytes: MAX_IMAGE_BYTES, maxTotalBytes: 300 * 1024 * 1024 };

/** Takes the pictures that the lines name from a ZIP file. The archive itself is written to the disk, never held in memory. */
export async function uploadZip(
  db: Db,
  importId: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Result<FoodImport, 'import-not-found' | 'import-state' | 'import-unreadable' | 'too-large'>> {
  const row = await findImport(db, importId);
  if (!row) return failure('import-not-found');
  if (row.state !== 'uploaded' && row.state !== 'checked') return failure('import-state');
  const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  try {
    const file = path.join(folder, 'pictures.zip');
    await pipeline(bytes, limitBytes(), createWriteStream(file));
    await storeEntries(db, importId, file);
  } catch (error) {
    if (error instanceof FileTooLargeError)
      return failure('too-large', { message: importErrors.zipTooLarge });
    if (error instanceof ZipError) return failure('import-unreadable', { message: error.message });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return success(await importResponse(db, row));
}

function limitBytes(): Transform {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length;
      if (size > MAX_ZIP_BYTES) done(new FileTooLargeError());
      else done(null, chunk);
    },
  });
}

async function storeEntries(db: Db, importId: string, name: string): Promise<void> {
  const wanted = new Set(await selectFileNames(db, importId));
  const file = await open(name);
  try {
    for (const entry of await readZipDirectory(file, LIMITS)) {
      const key = entry.name.toLowerCase();
      if (!wanted.delete(key)) continue;
      const bytes = await readZipEntry(file, entry);
      await updateImage(db, importId, key, { bytes, url: null, error: null });
    }
  } finally {
    await file.close();
  }
}
