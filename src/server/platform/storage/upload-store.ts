/** Where uploads lie. A file is a path such as `ab/cdef.webp`; its content never changes. */
export interface UploadStore {
  write(file: string, bytes: Uint8Array): Promise<void>;
  read(file: string): Promise<Buffer | undefined>;
  /** Every file there is, in no order, and when (milliseconds) it was written last. */
  list(): AsyncIterable<{ file: string; changedAt: number }>;
  remove(file: string): Promise<void>;
}

/** The store does not answer, has no room or refuses us: nothing that the one who asks could change. */
export class StorageAway extends Error {}
