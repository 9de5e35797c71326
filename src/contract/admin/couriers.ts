import { z } from 'zod';
import { orderStatuses } from '../../rules/order-status.ts';
import { trackingStatuses } from '../../rules/tracking-status.ts';
import { day } from './shared.ts';

const MAX_ORDERS = 50;

export const bookingForm = z.object({ courier: z.string().max(40), version: z.int().min(0) });

export const shipment = z.object({
  couriers: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .meta({ description: 'Couriers that can be booked for this order now' }),
  booked: z
    .object({
      courier: z.string(),
      trackingNumber: z.string(),
      at: z.iso.datetime(),
      hasLabel: z.boolean(),
      courierName: z.string(),
      carrier: z.string().meta({ description: 'Who really carries it; empty: the courier itself' }),
      reference: z.string().meta({ description: 'Our name of the parcel at the courier' }),
      canPickup: z.boolean(),
      canCancel: z.boolean(),
      canAsk: z.boolean(),
      canReattempt: z.boolean().meta({ description: 'The courier can be asked to deliver once more' }),
      pickup: z.object({ at: z.iso.datetime(), note: z.string() }).nullable(),
      task: z
        .enum(['undelivered', 'returned', 'lost', 'damaged'])
        .nullable()
        .meta({ description: 'What somebody has to look after' }),
    })
    .nullable(),
  events: z.array(z.object({ status: z.enum(trackingStatuses), at: z.iso.datetime(), note: z.string() })),
});

export const reattemptForm = z.object({
  note: z.string().trim().max(200).default('').meta({ description: 'For whoever drives' }),
});

/** Orders whose parcels are booked, fetched or listed together. */
export const parcelOrders = z.object({ orders: z.array(z.uuid()).min(1).max(MAX_ORDERS) });

export const pickupForm = parcelOrders.extend({
  day: day.optional().meta({ description: 'Not set: the first day on which the courier comes' }),
});

export const parcelResults = z.object({
  results: z.array(
    z.object({
      orderId: z.uuid(),
      ok: z.boolean(),
      trackingNumber: z.string().nullable(),
      carrier: z.string(),
      code: z.string().nullable().meta({ description: 'Code of the error; null when it worked' }),
      message: z.string().meta({ description: 'Why not, or what the courier says of the pickup' }),
    }),
  ),
});

const listedParcel = z.object({
  orderId: z.uuid(),
  number: z.number(),
  name: z.string(),
  status: z.enum(orderStatuses),
  courier: z.string(),
  courierName: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
});

export const parcelList = z.object({
  couriers: z.array(
    z.object({ id: z.string(), name: z.string(), canPickup: z.boolean(), canManifest: z.boolean() }),
  ),
  waiting: z
    .array(
      listedParcel.extend({
        bookedAt: z.iso.datetime(),
        pickup: z.object({ at: z.iso.datetime(), note: z.string() }).nullable(),
        isManifested: z.boolean(),
      }),
    )
    .meta({ description: 'Booked, and not fetched by the courier' }),
  tasks: z
    .array(
      listedParcel.extend({
        task: z.enum(['undelivered', 'returned', 'lost', 'damaged']),
        at: z.iso.datetime(),
        note: z.string(),
        canReattempt: z.boolean(),
      }),
    )
    .meta({ description: 'Parcels that somebody has to look after' }),
});

export type BookingForm = z.infer<typeof bookingForm>;
export type Shipment = z.infer<typeof shipment>;
export type ParcelResults = z.infer<typeof parcelResults>;
export type ParcelResult = ParcelResults['results'][number];
export type ParcelList = z.infer<typeof parcelList>;
