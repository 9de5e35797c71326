import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { requiredLine } from './shared.ts';

/** Orders of one list, and parcels of one shipment. */
const MAX_PARCELS = 200;

const packingTabs = ['to-pack', 'waiting', 'shipped'] as const;

export const packingQuery = z.object({
  tab: z.enum(packingTabs).default('to-pack'),
  limit: z.coerce.number().int().min(1).max(MAX_PARCELS).default(MAX_PARCELS),
});

const packingOrder = z.object({
  _id: z.uuid(),
  number: z.number(),
  version: z.number(),
  name: z.string(),
  place: z.string(),
  state: z.string(),
  weightGrams: z.number(),
  cash: z.number().nullable().meta({ description: 'To collect at the door, in rupees' }),
  lines: z.array(
    z.object({
      foodId: z.string(),
      name: z.string(),
      size: z.string(),
      quantity: z.number(),
      batches: z
        .array(
          z.object({
            code: z.string(),
            bestBefore: z.string().nullable(),
            quantity: z.number(),
            isSellable: z
              .boolean()
              .meta({ description: 'False: blocked, recalled or expired. It must not be packed' }),
          }),
        )
        .optional()
        .meta({ description: 'Which bottles to take; without a code: those that have no batch' }),
    }),
  ),
  leavesOn: z.string().meta({
    description:
      'The last day on which it should leave, by the shop’s policy; of a shipped one, the day it left',
  }),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
});

export const packingList = z.object({
  today: z.string(),
  counts: z.object({ toPack: z.number(), waiting: z.number(), shipped: z.number() }),
  days: z
    .array(z.object({ day: z.string(), count: z.number() }))
    .meta({ description: 'How many orders leave on each day, also those beyond the limit' }),
  orders: z.array(packingOrder).meta({ description: 'The most urgent first' }),
  sizes: z
    .array(
      z.object({
        foodId: z.string(),
        size: z.string(),
        imageUrl: z.string(),
        shelf: z.string(),
        stock: z.number().nullable().meta({ description: 'What is left to sell; null: unlimited' }),
      }),
    )
    .meta({ description: 'The sizes of these orders' }),
  couriers: z.array(z.string()).meta({ description: 'Names, the last one used first' }),
});

export const bottleScan = z.object({
  code: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .meta({ description: 'The code of a batch, or the address in the QR code of a bottle' }),
  orders: z.array(z.uuid()).max(MAX_PARCELS),
});

/** A scanned bottle: whether it is the right one for these orders, or what it could be packed instead of. */
export const scannedBottle = z.object({
  batchId: z.uuid(),
  code: z.string(),
  food: z.string(),
  bestBefore: z.string().nullable(),
  isPlanned: z.boolean().meta({ description: 'An order of these has bottles of this batch' }),
  isWanted: z.boolean().meta({ description: 'The food is in one of these orders' }),
  sizes: z
    .array(z.object({ size: z.string(), bottles: z.number() }))
    .meta({ description: 'What may be packed of the batch; empty if it is sold out, blocked or too old' }),
  instead: z
    .array(
      z.object({
        orderId: z.uuid(),
        version: z.number(),
        foodId: z.string(),
        size: z.string(),
        from: z.uuid(),
        fromCode: z.string().meta({ description: 'Empty: bottles that have no batch' }),
        quantity: z.number(),
      }),
    )
    .meta({ description: 'Bottles of other batches in these orders' }),
});

const parcel = z.object({
  orderId: z.uuid(),
  version: z.int().min(0),
  trackingNumber: requiredLine(() => adminValidation.trackingNumber, 80),
});

export const shipmentForm = z.object({
  batchId: z.uuid().meta({ description: 'Chosen by the caller. A repeated request ships nothing twice' }),
  courier: requiredLine(() => adminValidation.courier, 80),
  parcels: z
    .array(parcel)
    .min(1)
    .max(MAX_PARCELS)
    .refine((parcels) => new Set(parcels.map(({ orderId }) => orderId)).size === parcels.length, {
      error: () => adminValidation.orderTwice,
    }),
});

const parcelFailure = z.object({
  orderId: z.uuid(),
  number: z.number().nullable(),
  name: z.string(),
  code: z
    .enum([
      'gone',
      'cancelled',
      'shipped',
      'changed',
      'rejected',
      'number-used',
      'number-invalid',
      'undone',
      'late',
    ])
    .meta({ description: 'Why nothing was done' }),
  text: z.string().meta({ description: 'The same in words' }),
});

export const shipmentResult = z.object({
  shipped: z.array(
    z.object({ orderId: z.uuid(), number: z.number(), name: z.string(), trackingNumber: z.string() }),
  ),
  failed: z.array(parcelFailure),
  revertSeconds: z.number().meta({ description: 'How long from now the shipment can be undone' }),
});

export const revertForm = z.object({ batchId: z.uuid() });
export const revertResult = z.object({
  undone: z.array(z.uuid()).meta({ description: 'Ids of orders' }),
  failed: z.array(parcelFailure),
});

export type PackingTab = (typeof packingTabs)[number];
export type PackingList = z.infer<typeof packingList>;
export type PackingOrder = z.infer<typeof packingOrder>;
export type ShipmentForm = z.infer<typeof shipmentForm>;
export type ShipmentResult = z.infer<typeof shipmentResult>;
export type ParcelFailure = z.infer<typeof parcelFailure>;
export type RevertResult = z.infer<typeof revertResult>;
export type ScannedBottle = z.infer<typeof scannedBottle>;
