import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { readIfExists, writeAtomic } from './files.ts';
import { StorageUnavailableError, type UploadStore } from './upload-store.ts';

/** An incomplete file has a UUID after its extension: see writeAtomic. */
const COMPLETE = /^[\w-]+\.\w+$/;

export function diskUploads(folder: string): UploadStore {
  return {
    write: (file, bytes) => writeAtomic(path.join(folder, file), bytes),
    read: (file) => readIfExists(path.join(folder, file)),
    writeFile: (file, from) => moveFile(from, path.join(folder, file)),
    open: async (file) => {
      const full = path.join(folder, file);
      const found = await stat(full).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        stream: async (start, end) =>
          Readable.toWeb(createReadStream(full, { start, end })) as ReadableStream,
      };
    },
    remove: (file) => rm(path.join(folder, file), { force: true }),
    list: async function* () {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isFile() || !COMPLETE.test(entry.name)) continue;
          const file = path.join(entry.parentPath, entry.name);
          const { mtimeMs } = await stat(file);
          yield { file: path.relative(folder, file).split(path.sep).join('/'), changedAt: mtimeMs };
        }
      } catch (error) {
        // the folder does not exist before the first upload
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    },
  };
}

/** The uploads may be on another file system, where a file cannot be moved but copied. */
async function moveFile(from: string, to: string): Promise<void> {
  const temporary = `${to}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EXDEV') throw error;
      await copyFile(from, temporary);
      await rename(temporary, to);
    });
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw new StorageUnavailableError('could not move a file', { cause: error });
  }
}
