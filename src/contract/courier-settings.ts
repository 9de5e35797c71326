import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { trackingNumbers } from '../messages/tracking-numbers.ts';
import { isSameCourier } from '../rules/couriers.ts';
import { requiredLine } from './admin/shared.ts';
import { line } from './one-line.ts';

const MAX_COURIERS = 30;
const NAME_LENGTH = 80;
const LINK_LENGTH = 300;

const courier = z.object({
  name: requiredLine(() => trackingNumbers.name, NAME_LENGTH),
  link: line()
    .max(LINK_LENGTH, { error: () => adminValidation.addressTooLong })
    .refine((link) => link === '' || isWebAddress(link), { error: () => trackingNumbers.linkHttps })
    .meta({ description: 'Of the tracking page; {n} stands for the tracking number. Empty: none' }),
  isOn: z.boolean().meta({ description: 'Whether it is offered when an order ships' }),
});

/** The admin's couriers. */
export const courierForm = z.object({
  couriers: z
    .array(courier)
    .max(MAX_COURIERS, { error: () => adminValidation.maxEntries(MAX_COURIERS) })
    .superRefine((couriers, context) => {
      for (const [index, { name }] of couriers.entries()) {
        if (couriers.slice(0, index).some((earlier) => isSameCourier(earlier.name, name)))
          context.addIssue({ code: 'custom', path: [index, 'name'], message: trackingNumbers.nameTwice });
      }
    }),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

export const courierSettings = z.object({
  couriers: z.array(z.object({ name: z.string(), link: z.string(), isOn: z.boolean() })),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

/** A link in the customer's browser must not run a script or leave https. */
function isWebAddress(link: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(link);
}

export type CourierForm = z.infer<typeof courierForm>;
export type CourierSettings = z.infer<typeof courierSettings>;
