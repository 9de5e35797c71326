import { z } from 'zod';
import { adminBatches } from '../../messages/admin-batches.ts';
import { adminValidation } from '../../messages/admin-validation.ts';
import {
  BATCH_CODE,
  type BatchState,
  batchChangeReasons,
  bottleChangeReasons,
  MAX_BATCH_BOTTLES,
  MAX_BATCH_CODE,
} from '../../rules/batches.ts';
import { day, imageAddress, pageSize, requiredLine, searchQuery } from './shared.ts';

const MAX_TEXT = 5000;
const MAX_SIZES = 50;
const MAX_PHOTOS = 12;
const MAX_AMOUNT = 1_000_000_000;
const MAX_LIFE_DAYS = 3650;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => adminValidation.maxCharacters(max) })
    .default('');
const notBottles = { error: () => adminValidation.wholeNumberFrom({ min: 0, max: MAX_BATCH_BOTTLES }) };
const bottles = z.number(notBottles).int(notBottles).min(0, notBottles).max(MAX_BATCH_BOTTLES, notBottles);
const notAmount = { error: () => adminValidation.wholeNumberFrom({ min: 1, max: MAX_AMOUNT }) };
const amount = z.number(notAmount).int(notAmount).min(1, notAmount).max(MAX_AMOUNT, notAmount);

const code = z
  .string()
  .trim()
  .toUpperCase()
  .max(MAX_BATCH_CODE, { error: () => adminBatches.codeRule })
  .regex(BATCH_CODE, { error: () => adminBatches.codeRule });

const output = z.object({ amount, unit: z.enum(['ml', 'g']) });

/** What the forms of a new batch and of a correction have in common. */
export const batchFields = z.object({
  code,
  pressedOn: day,
  bestBefore: day,
  seedSource: text(300),
  gramsIn: amount.nullable().default(null).meta({ description: 'Seed, in grams' }),
  output: output.nullable().default(null).meta({ description: 'Pressed, in millilitres or grams' }),
  notes: text(MAX_TEXT),
  story: text(MAX_TEXT).meta({ description: 'For the public page of a bottle' }),
  photos: z.array(imageAddress).max(MAX_PHOTOS).default([]),
  reportUrl: z
    .string()
    .regex(/^\/uploads\/[\w./-]+\.(?:pdf|webp)$/)
    .max(300)
    .nullable()
    .default(null),
  reportName: text(200),
  sizes: z
    .array(z.object({ size: z.string().min(1).max(40), made: bottles }))
    .max(MAX_SIZES)
    .refine((sizes) => new Set(sizes.map(({ size }) => size)).size === sizes.length, {
      error: () => adminBatches.sizeTwice,
    }),
});
export const inOrder = ({ pressedOn, bestBefore }: { pressedOn: string; bestBefore: string }) =>
  bestBefore >= pressedOn;
export const wrongOrder = { path: ['bestBefore'], error: () => adminBatches.bestBeforeEarly };

export const newBatch = batchFields
  .extend({
    _id: z.uuid().meta({ description: 'Made by the caller: a form that is sent twice makes one batch' }),
    foodId: z.string().max(100),
    code: code.or(z.literal('')).default('').meta({ description: 'Empty: by the shop’s pattern' }),
  })
  .refine(inOrder, wrongOrder);

export const batchEdit = batchFields.extend({ version: z.int().min(0) }).refine(inOrder, wrongOrder);

/** See `batchState` in src/rules/batches.ts. */
const batchStates = [
  'selling',
  'sold-out',
  'expired',
  'short-life',
  'blocked',
  'recalled',
] as const satisfies BatchState[];

export const batchSummary = z.object({
  _id: z.uuid(),
  code: z.string(),
  isUnbatched: z.boolean().meta({ description: 'Bottles that were counted before the first batch' }),
  food: z.object({ _id: z.string(), name: z.string() }),
  pressedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  sellUntil: z.string().nullable().meta({ description: 'The last day on which it is sold' }),
  state: z.enum(batchStates),
  made: z.number(),
  bottles: z.number().meta({ description: 'Left now' }),
});

export const batchesQuery = z.object({
  q: searchQuery.meta({ description: 'A code, also a former one, or the name of a food' }),
  food: z.string().max(100).optional(),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .optional()
    .meta({ description: 'Pressed in this month, as 2026-03' }),
  after: z.uuid().optional(),
  limit: pageSize,
});

export const batchDetails = batchSummary.extend({
  version: z.number(),
  seedSource: z.string(),
  gramsIn: z.number().nullable(),
  output: z.object({ amount: z.number(), unit: z.enum(['ml', 'g']) }).nullable(),
  notes: z.string(),
  story: z.string(),
  photos: z.array(z.string()),
  reportUrl: z.string().nullable(),
  reportName: z.string(),
  blockedAt: z.iso.datetime().nullable(),
  blockReason: z.string(),
  recalledAt: z.iso.datetime().nullable(),
  sizes: z.array(
    z.object({
      size: z.string(),
      made: z.number(),
      bottles: z.number().meta({ description: 'Left now' }),
      sold: z.number().meta({ description: 'In orders, without what came back' }),
      writtenOff: z.number(),
    }),
  ),
  changes: z.array(
    z.object({
      id: z.number(),
      at: z.iso.datetime(),
      size: z.string(),
      delta: z.number(),
      reason: z.enum(batchChangeReasons),
      note: z.string(),
      actor: z.string().nullable(),
    }),
  ),
});

export const batchOrdersQuery = z.object({
  after: z.coerce.number().int().positive().optional(),
  limit: pageSize,
});
export const batchOrder = z.object({
  order: z.object({
    _id: z.uuid(),
    number: z.number(),
    status: z.string(),
    name: z.string(),
    place: z.string(),
  }),
  size: z.string(),
  quantity: z.number(),
  returned: z.number(),
  placedAt: z.iso.datetime(),
});

export const bottleChange = z.object({
  requestId: z.uuid().meta({ description: 'Made by the caller: a repeated request is written once' }),
  size: z.string().min(1).max(40),
  reason: z.enum(bottleChangeReasons),
  quantity: bottles.meta({
    description: 'Bottles that are gone; with the reason counted: bottles that are there',
  }),
  note: text(300),
});

export const batchBlock = z.object({
  version: z.int().min(0),
  isBlocked: z.boolean(),
  reason: text(500),
});

export const batchTerms = z.object({
  version: z.int().min(0),
  codePattern: requiredLine(() => adminBatches.codePattern, 60).regex(
    /^(?:[A-Za-z0-9-]|\{(?:food|yyyy|yy|mm|dd)\})+$/,
    { error: () => adminBatches.patternRule },
  ),
  minLifeDays: z.int().min(0).max(MAX_LIFE_DAYS).nullable(),
});

/** What the form of a new batch starts with. */
export const batchStart = z.object({
  food: z.object({ _id: z.string(), name: z.string() }),
  shelfLifeDays: z.number().nullable(),
  seedGramsPerLitre: z.number().nullable(),
  sizes: z.array(
    z.object({
      size: z.string(),
      stock: z.number().nullable(),
      hasBatches: z.boolean(),
      netAmount: z.number().nullable(),
      netUnit: z.enum(['ml', 'g']).nullable(),
    }),
  ),
  code: z.string().meta({ description: 'By the shop’s pattern, for this day' }),
});
export const batchStartQuery = z.object({ day });
export const batchYield = z.object({
  seedGramsPerLitre: z.int().min(1).max(1_000_000).nullable(),
  shelfLifeDays: z.int().min(1).max(MAX_LIFE_DAYS).nullable(),
});

/** The batches of an order's lines. */
const lineBatch = z.object({
  batchId: z.uuid(),
  code: z.string(),
  isUnbatched: z.boolean(),
  foodId: z.string(),
  size: z.string(),
  quantity: z.number().meta({ description: 'With the customer or in the parcel' }),
  returned: z.number(),
  pressedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  isSellable: z.boolean().meta({ description: 'False when it was blocked or expired since' }),
});
export const orderBatchList = z.object({
  version: z.number().meta({ description: 'Of the order' }),
  batches: z.array(lineBatch),
  choices: z
    .array(
      z.object({
        batchId: z.uuid(),
        code: z.string(),
        isUnbatched: z.boolean(),
        foodId: z.string(),
        size: z.string(),
        bottles: z.number(),
        bestBefore: z.string().nullable(),
      }),
    )
    .meta({ description: 'Other batches whose bottles can be packed instead' }),
});
export const orderBatchChange = z.object({
  version: z.int().min(0),
  foodId: z.string().max(100),
  size: z.string().max(40),
  from: z.uuid(),
  to: z
    .string()
    .min(1)
    .max(300)
    .meta({ description: 'Id, code or scanned address of the batch whose bottles are packed instead' }),
  quantity: z.int().min(1).max(1000),
});

export type NewBatch = z.infer<typeof newBatch>;
export type BatchEdit = z.infer<typeof batchEdit>;

export type BatchSummary = z.infer<typeof batchSummary>;
export type BatchDetails = z.infer<typeof batchDetails>;
export type BatchesQuery = z.infer<typeof batchesQuery>;
export type BatchOrdersQuery = z.infer<typeof batchOrdersQuery>;
export type BatchOrder = z.infer<typeof batchOrder>;
export type BottleChange = z.infer<typeof bottleChange>;
export type BatchBlock = z.infer<typeof batchBlock>;
export type BatchTermsForm = z.infer<typeof batchTerms>;
export type BatchStart = z.infer<typeof batchStart>;
export type BatchYield = z.infer<typeof batchYield>;
export type LineBatch = z.infer<typeof lineBatch>;
export type OrderBatchList = z.infer<typeof orderBatchList>;
export type OrderBatchChange = z.infer<typeof orderBatchChange>;
