import { opendir } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, writeWhole } from './files.ts';
import type { UploadStore } from './upload-store.ts';

/** A file that was never finished carries a UUID behind its ending. */
const FINISHED = /^[\w-]+\.\w+$/;

export function diskUploads(folder: string): UploadStore {
  return {
    write: (file, bytes) => writeWhole(path.join(folder, file), bytes),
    read: (file) => readIfThere(path.join(folder, file)),
    list: async function* () {
      try {
        for await (const entry of await opendir(folder, { recursive: true })) {
          if (!entry.isFile() || !FINISHED.test(entry.name)) continue;
          yield path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
        }
      } catch (error) {
        // nobody has uploaded anything yet
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    },
  };
}
