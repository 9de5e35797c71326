import { z } from 'zod';
import { trackingStatuses } from '../tracking.ts';

export const bookingForm = z.object({ courier: z.string().max(40), version: z.int().min(0) });

export const shipment = z.object({
  couriers: z
    .array(z.object({ id: z.string(), name: z.string() }))
    .meta({ description: 'Couriers that can be booked for this order now' }),
  booked: z
    .object({ courier: z.string(), trackingNumber: z.string(), at: z.iso.datetime(), hasLabel: z.boolean() })
    .nullable(),
  events: z.array(z.object({ status: z.enum(trackingStatuses), at: z.iso.datetime() })),
});

export type BookingForm = z.infer<typeof bookingForm>;
export type Shipment = z.infer<typeof shipment>;
