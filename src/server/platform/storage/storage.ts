import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { ROOT } from '../root.ts';
import { diskUploads } from './disk-uploads.ts';
import { readIfThere } from './files.ts';
import { s3Uploads } from './s3-uploads.ts';
import type { UploadStore } from './upload-store.ts';

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

const MEDIA = path.join(ROOT, 'public/media');
/** Letters, digits and single dots only: no address leads out of the two folders. */
const OWN_ADDRESS = /^\/(media|uploads)\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+)$/;

export function openStorage(uploads: UploadStore): Storage {
  return {
    put: async (bytes, extension) => {
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      const file = `${name.slice(0, 2)}/${name.slice(2)}.${extension}`;
      await uploads.write(file, bytes);
      return `/uploads/${file}`;
    },
    read: async (address) => {
      const [, folder, file] = OWN_ADDRESS.exec(address) ?? [];
      if (!file) return undefined;
      return folder === 'uploads' ? uploads.read(file) : readIfThere(path.join(MEDIA, file));
    },
    uploads: async function* () {
      for await (const { file, changedAt } of uploads.list())
        yield { address: `/uploads/${file}`, changedAt };
    },
    remove: async (address) => {
      const [, folder, file] = OWN_ADDRESS.exec(address) ?? [];
      if (folder === 'uploads' && file) await uploads.remove(file);
    },
  };
}

/** On this machine's disk, or in a store that every replica reaches. */
export function openUploads({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): UploadStore {
  return s3 ? s3Uploads(s3) : diskUploads(path.join(dataDir, 'uploads'));
}
