import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StorageUnavailableError } from './upload-store.ts';

/** Writes to a temporary name and renames, so that nobody reads a half-written file. */
export async function writeAtomic(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(temporary, bytes);
    await rename(temporary, file);
  } catch (error) {
    // the disk may be full: do not leave half a file behind
    await rm(temporary, { force: true }).catch(() => {});
    throw new StorageUnavailableError('could not write a file', { cause: error });
  }
}

export async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
