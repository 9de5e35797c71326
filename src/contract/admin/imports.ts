import { z } from 'zod';
import { line } from '../one-line.ts';
import { pageSize } from './shared.ts';

const count = z.number();

const lineResults = ['created', 'changed', 'unchanged', 'rejected'] as const;

/** An import of foods: a file that was uploaded, then checked, then applied. */
export const foodImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  state: z
    .enum(['uploaded', 'checking', 'checked', 'running', 'done', 'cancelled'])
    .meta({ description: 'checking: a dry run; running: the foods are written' }),
  columns: z.array(z.string()),
  ignoredColumns: z.array(z.string()).meta({ description: 'Headings that name no known column' }),
  lines: count,
  done: count.meta({ description: 'Lines that are checked or written' }),
  images: count.meta({ description: 'Images to fetch or to take from the ZIP' }),
  imagesDone: count,
  created: count,
  changed: count,
  unchanged: count,
  rejected: count,
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable().meta({ description: 'When the foods began to be written' }),
  finishedAt: z.iso.datetime().nullable(),
});

export const importLine = z.object({
  line: z.number().meta({ description: 'As a spreadsheet counts: the head is line 1' }),
  food: z.string().meta({ description: 'Name or id' }),
  size: z.string(),
  result: z.enum(lineResults).nullable(),
  messages: z.array(z.object({ column: z.string(), text: z.string() })),
});

export const importLineQuery = z.object({
  result: z.enum(lineResults).optional(),
  after: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: pageSize,
});

export const importUpload = z.object({
  name: line().max(200).default('').meta({ description: 'The name of the file' }),
});

export type FoodImport = z.infer<typeof foodImport>;
export type ImportLineRow = z.infer<typeof importLine>;
