import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { ROOT } from '../root.ts';
import { diskUploads } from './disk-uploads.ts';
import { readIfExists } from './files.ts';
import { s3Uploads } from './s3-uploads.ts';
import type { OpenedFile, UploadStore } from './upload-store.ts';

/** Public files: bundled media (`/media`) and uploads (`/uploads`). */
export interface Storage {
  /** Stores bytes under a content hash and returns their path, which never refers to anything else. */
  put(bytes: Uint8Array, extension: 'webp' | 'mp4' | 'webm' | 'pdf'): Promise<string>;
  /** Like `put`, for a file on the local disk with this SHA-256. */
  putFile(from: string, hash: string, extension: 'mp4' | 'webm'): Promise<string>;
  /** An upload that is read in parts. */
  open(address: string): Promise<OpenedFile | undefined>;
  /** Undefined when the path is not one of ours or the file does not exist. */
  read(address: string): Promise<Buffer | undefined>;
  /** All uploads with their modification time in milliseconds. */
  uploads(): AsyncIterable<{ address: string; changedAt: number }>;
  /** Deletes an upload; bundled media cannot be deleted. */
  remove(address: string): Promise<void>;
}

const MEDIA = path.join(ROOT, 'public/media');
/** Letters, digits, hyphens and single dots only: prevents path traversal. */
const PUBLIC_PATH = /^\/(media|uploads)\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)+)$/;

export function openStorage(uploads: UploadStore): Storage {
  return {
    put: async (bytes, extension) => {
      const file = fileOf(createHash('sha256').update(bytes).digest('hex'), extension);
      await uploads.write(file, bytes);
      return `/uploads/${file}`;
    },
    putFile: async (from, hash, extension) => {
      const file = fileOf(hash, extension);
      await uploads.writeFile(file, from);
      return `/uploads/${file}`;
    },
    open: async (address) => {
      const [, folder, file] = PUBLIC_PATH.exec(address) ?? [];
      return folder === 'uploads' && file ? uploads.open(file) : undefined;
    },
    read: async (address) => {
      const [, folder, file] = PUBLIC_PATH.exec(address) ?? [];
      if (!file) return undefined;
      return folder === 'uploads' ? uploads.read(file) : readIfExists(path.join(MEDIA, file));
    },
    uploads: async function* () {
      for await (const { file, changedAt } of uploads.list())
        yield { address: `/uploads/${file}`, changedAt };
    },
    remove: async (address) => {
      const [, folder, file] = PUBLIC_PATH.exec(address) ?? [];
      if (folder === 'uploads' && file) await uploads.remove(file);
    },
  };
}

function fileOf(hash: string, extension: string): string {
  const name = hash.slice(0, 32);
  return `${name.slice(0, 2)}/${name.slice(2)}.${extension}`;
}

/** The local disk, or an S3 bucket that all processes share. */
export function openUploads({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): UploadStore {
  return s3 ? s3Uploads(s3) : diskUploads(path.join(dataDir, 'uploads'));
}
