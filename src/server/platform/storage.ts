import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that people look at: what came with the shop (`/media`) and what was uploaded (`/uploads`). */
export interface Storage {
  /** Keeps bytes under a name made of their content and gives their address, which never means anything else. */
  put(bytes: Uint8Array, extension: 'webp' | 'mp4' | 'webm' | 'pdf'): Promise<string>;
  /** The bytes behind an address of ours, nothing for any other. */
  read(address: string): Promise<Buffer | undefined>;
  /** Everything that was uploaded, and when (milliseconds) it was written last. */
  uploads(): AsyncIterable<{ address: string; changedAt: number }>;
  /** Takes an uploaded file away; what came with the shop stays. */
  remove(address: string): Promise<void>;
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
    uploads: async function* () {
      const root = path.join(dataDir, 'uploads');
      for await (const file of glob('*/*', { cwd: root })) {
        const { mtimeMs } = await stat(path.join(root, file));
        yield { address: `/uploads/${file.split(path.sep).join('/')}`, changedAt: mtimeMs };
      }
    },
    remove: async (address) => {
      const [, folder, file] = OWN_ADDRESS.exec(address) ?? [];
      if (folder === 'uploads' && file) await rm(path.join(dataDir, 'uploads', file), { force: true });
    },
  };
}

/** Nobody ever reads a half-written file: it gets its name when it is complete. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
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
