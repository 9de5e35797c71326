import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { countReasons, movementReasons, stockReasons } from '../../rules/stock-reasons.ts';
import { stockChange } from '../food-input.ts';
import { line } from '../one-line.ts';
import { pageSize } from './shared.ts';

const MAX_FOODS = 200;
const MAX_PIECES = 1_000_000;
const MAX_NOTE = 300;

const notANumber = { error: () => adminValidation.wholeNumberFrom({ min: 1, max: MAX_PIECES }) };

/** Stock of several foods in one request. */
export const stockSave = z.object({
  reason: z.enum(countReasons),
  foods: z
    .array(stockChange.extend({ _id: z.string().max(100) }))
    .min(1)
    .max(MAX_FOODS),
});

export const stockSaved = z.object({
  saved: z.array(z.string()).meta({ description: 'Ids of the foods whose stock was saved' }),
  conflicts: z
    .array(
      z.object({
        _id: z.string(),
        message: z.string(),
        version: z.number().nullable().meta({ description: 'Null when the food is gone' }),
        sizes: z.array(z.object({ size: z.string(), stock: z.number().nullable() })),
      }),
    )
    .meta({ description: 'Foods of which nothing was saved, with what is true now' }),
});

/** Pieces that came or went. */
export const stockMovement = z.object({
  requestId: z.uuid().meta({ description: 'Made by the caller: a repeated request is written once' }),
  size: stockChange.shape.sizes.element.shape.size,
  reason: z.enum(movementReasons),
  quantity: z.number(notANumber).int(notANumber).min(1, notANumber).max(MAX_PIECES, notANumber),
  note: line()
    .max(MAX_NOTE, { error: () => adminValidation.maxCharacters(MAX_NOTE) })
    .default(''),
});

export const stockAfter = z.object({ size: z.string(), stock: z.number() });

export const stockHistoryQuery = z.object({
  size: z.string().max(40).optional(),
  after: z.coerce.number().int().positive().optional(),
  limit: pageSize,
});

export const stockHistoryEntry = z.object({
  id: z.number(),
  at: z.iso.datetime(),
  size: z.string(),
  delta: z.number(),
  stock: z
    .number()
    .nullable()
    .meta({ description: 'After the change; null: not counted from here on, or no longer sold' }),
  reason: z.enum(stockReasons),
  note: z.string(),
  order: z.object({ _id: z.string(), number: z.number() }).nullable(),
  actor: z.string().nullable(),
  apiKey: z.string().nullable(),
});

export type StockSave = z.infer<typeof stockSave>;
export type StockSaved = z.infer<typeof stockSaved>;
export type StockMovement = z.infer<typeof stockMovement>;
export type StockHistoryQuery = z.infer<typeof stockHistoryQuery>;
export type StockHistoryEntry = z.infer<typeof stockHistoryEntry>;
