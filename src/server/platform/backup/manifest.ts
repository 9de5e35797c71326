import { z } from 'zod';

/** First in a backup: what it is and what must be there when it is restored. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The schema's version: these files of db/migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In an order in which each finds what it refers to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export type Manifest = z.infer<typeof manifest>;

export const MANIFEST_FILE = 'backup.json';
export const JOBS_FILE = 'jobs.json';
export const TABLES_FOLDER = 'tables/';
export const UPLOADS_FOLDER = 'uploads/';

/** Work that was waiting. */
export const waitingJobs = z.array(
  z.object({
    id: z.string(),
    queue: z.string(),
    data: z.record(z.string(), z.unknown()).nullable(),
    /** How often and how long it is tried, as its queue said when it was put in. */
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
