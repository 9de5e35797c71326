import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, writeAtomic } from './files.ts';
import type { UploadStore } from './upload-store.ts';

/** A file that was never finished carries a UUID behind its ending. */
const FINISHED = /^[\w-]+\.\w+$/;

export function diskUploads(folder: string): UploadStore {
  return {
    write: (file, bytes) => writeAtomic(path.join(folder, file), bytes),
    read: (file) => readIfThere(path.join(folder, file)),
    remove: (file) => rm(path.join(folder, file), { force: true }),
    list: async function* () {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isFile() || !FINISHED.test(entry.name)) continue;
          const place = path.join(entry.parentPath, entry.name);
          const { mtimeMs } = await stat(place);
          yield { file: path.relative(folder, place).split(path.sep).join('/'), changedAt: mtimeMs };
        }
      } catch (error) {
        // nobody has uploaded anything yet
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    },
  };
}
