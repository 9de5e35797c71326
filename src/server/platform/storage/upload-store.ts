/** Storage backend of uploads. A file is a path such as `ab/cdef.webp`; its content never changes. */
export interface UploadStore {
  write(file: string, bytes: Uint8Array): Promise<void>;
  read(file: string): Promise<Buffer | undefined>;
  /** Moves a complete file in from the local disk. */
  writeFile(file: string, from: string): Promise<void>;
  /** For files that are too large for memory. */
  open(file: string): Promise<OpenedFile | undefined>;
  /** All files in no particular order, with their modification time in milliseconds. */
  list(): AsyncIterable<{ file: string; changedAt: number }>;
  remove(file: string): Promise<void>;
}

export interface OpenedFile {
  size: number;
  /** The bytes from `from` to `to`, both included. */
  stream(from: number, to: number): Promise<ReadableStream>;
}

/** The storage is unreachable, full or denies access: a server-side problem, not the client's. */
export class StorageUnavailableError extends Error {}
