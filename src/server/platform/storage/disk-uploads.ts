import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readIfExists, writeAtomic } from './files.ts';
import type { UploadStore } from './upload-store.ts';

/** An incomplete file has a UUID after its extension: see writeAtomic. */
const COMPLETE = /^[\w-]+\.\w+$/;

export function diskUploads(folder: string): UploadStore {
  return {
    write: (file, bytes) => writeAtomic(path.join(folder, file), bytes),
    read: (file) => readIfExists(path.join(folder, file)),
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
