import { z } from 'zod';

/** First entry of a backup: its format, schema version and contents. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** Schema version: the applied files of db/migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Ordered by foreign keys: referenced tables come first. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.infer<typeof manifest>;

export const MANIFEST_FILE = 'backup.json';
export const JOBS_FILE = 'jobs.json';
export const TABLES_FOLDER = 'tables/';
export const UPLOADS_FOLDER = 'uploads/';

/** Pending jobs. */
export const waitingJobs = z.array(
  z.object({
    id: z.string(),
    queue: z.string(),
    data: z.record(z.string(), z.unknown()).nullable(),
    /** Retry options of the job. The name is part of the backup format. */
    patience: z.object({
      retryLimit: z.number(),
      retryDelay: z.number(),
      retryBackoff: z.boolean(),
      retryDelayMax: z.number().nullable(),
      expireInSeconds: z.number(),
    }),
  }),
);

export type WaitingJob = z.infer<typeof waitingJobs>[number];
