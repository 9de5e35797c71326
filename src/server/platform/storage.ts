import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that people look at: what came with the shop (`/media`) and what was uploaded (`/uploads`). */
export interface Storage {
  /** Keeps bytes under a name made of their content and gives their address, which never means anything else. */
  put(bytes: Uint8Array, extension: 'webp' | 'mp4' | 'webm' | 'pdf'): Promise<string>;
  /** The bytes behind an address of ours, nothing for any other. */
  read(address: string): Promise<Buffer | undefined>;
}

const PUBLIC = fileURLToPath(new URL('../../../public/', import.meta.url));
/** Letters, digits and single dots only: no address leads out of the two folders. */
const OWN_ADDRESS = /^\/(media|uploads)((?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)+)$/;

/** On this machine's disk. */
export function openStorage(dataDir: string): Storage {
  const folders: Record<string, string> = {
    media: path.join(PUBLIC, 'media'),
    uploads: path.join(dataDir, 'uploads'),
  };
  return {
    put: async (bytes, extension) => {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const file = `${name.slice(0, 2)}/${name.slice(2)}.${extension}`;
      await writeWhole(path.join(dataDir, 'uploads', file), bytes);
      return `/uploads/${file}`;
    },
    read: async (address) => {
      const [, folder = '', file] = OWN_ADDRESS.exec(address) ?? [];
      const root = folders[folder];
      return root && file ? readIfThere(path.join(root, file)) : undefined;
    },
  };
}

/** No room, no right, no disk: nothing about the file itself. */
export class StorageAway extends Error {}

/** Nobody ever reads a half-written file: it gets its name when it is complete. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    // half a file takes room that is missing already
    await rm(unfinished, { force: true }).catch(() => {});
    throw new StorageAway('a file could not be written', { cause: error });
  }
}

export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}
