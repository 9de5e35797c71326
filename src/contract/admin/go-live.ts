import { z } from 'zod';

const section = z.object({
  title: z.string(),
  counts: z.array(z.object({ label: z.string(), count: z.number() })),
  lines: z.array(z.string()),
});
export type ReportSection = z.infer<typeof section>;

const run = z.object({
  status: z.enum(['running', 'done', 'failed']),
  doing: z.string().meta({ description: 'What is carried at the moment' }),
  done: z.number(),
  total: z.number(),
  problems: z.array(z.string()).meta({ description: 'Why nothing was carried' }),
  report: z.array(section),
});

/** Carrying a demo shop to its live shop. */
export const goLiveState = z.object({
  file: z.string().meta({ description: 'The file with the settings of the live shop, on the server' }),
  liveUrl: z
    .string()
    .meta({ description: 'The address of the live shop; empty while the file cannot be used' }),
  problems: z.array(z.string()).meta({ description: 'Why the file cannot be used; empty when it can' }),
  run: run.nullable().meta({ description: 'The last run since the start of the demo shop' }),
});
export type GoLiveState = z.infer<typeof goLiveState>;
export type GoLiveRun = z.infer<typeof run>;

export const goLiveForm = z.object({
  hasDemoContent: z.boolean().default(false).meta({
    description: 'Also foods, texts and pictures of the demo that nobody changed',
  }),
  hasCoupons: z.boolean().default(false),
  currentPassword: z.string().max(200).optional().meta({
    description: 'Required unless the user signed in within the last ten minutes',
  }),
});
export type GoLiveForm = z.infer<typeof goLiveForm>;
