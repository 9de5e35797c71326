import { z } from 'zod';
import { labelSheetNames } from '../../rules/label-sheets.ts';

/** As many bottles as one press run of a farm fills, and then some. */
export const MAX_LABELS = 3000;

const millimetres = z.coerce.number().min(-10).max(10).default(0);

export const bottleLabelsQuery = z.object({
  sheet: z.enum(labelSheetNames).default('a4-24'),
  size: z.string().max(40).optional().meta({ description: 'Only this size; without it the whole batch' }),
  count: z.coerce
    .number()
    .int()
    .min(1)
    .max(MAX_LABELS)
    .optional()
    .meta({ description: 'Labels per size; without it one per bottle that was filled' }),
  skip: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(0)
    .meta({ description: 'Labels that are already missing on the first sheet' }),
  x: millimetres.meta({ description: 'Moves everything to the right, in millimetres' }),
  y: millimetres.meta({ description: 'Moves everything down, in millimetres' }),
});
export type BottleLabelsQuery = z.infer<typeof bottleLabelsQuery>;

/** What can be labelled of a batch. */
export const bottleLabels = z.object({
  code: z.string(),
  food: z.string(),
  pressedOn: z.string(),
  bestBefore: z.string(),
  link: z.string().meta({ description: 'The address in the QR code' }),
  sizes: z.array(z.object({ size: z.string(), made: z.number() })),
});
export type BottleLabels = z.infer<typeof bottleLabels>;
