import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { indianStates } from '../rules/indian-states.ts';
import { rupees } from './rupees.ts';

const MAX_RUPEES = 100_000;
const MAX_PINCODES = 2000;

const sum = rupees({
  max: MAX_RUPEES,
  message: () => adminValidation.rupees,
  tooMuch: () => adminValidation.maxRupees(MAX_RUPEES.toLocaleString('en-IN')),
});
/** An empty field means never free. */
const freeFrom = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.union([z.null(), sum]),
);
const PINCODE = /^[1-9]\d{2,5}$/;

/** Pincodes or prefixes as a list, or as text separated by commas or line breaks. */
export const pincodeList = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/[\s,;]+/).filter(Boolean) : value),
  z
    .array(z.string())
    .max(MAX_PINCODES, { error: () => adminValidation.maxPincodes(MAX_PINCODES) })
    .superRefine((pincodes, context) => {
      const wrong = pincodes.find((pincode) => !PINCODE.test(pincode));
      if (wrong === undefined) return;
      context.addIssue({ code: 'custom', message: adminValidation.pincodes(wrong.slice(0, 20)) });
    }),
);

/** The admin's form. */
export const deliveryForm = z.object({
  charge: sum,
  freeFrom,
  states: z
    .array(
      z.object({
        state: z.enum(indianStates, { error: () => adminValidation.chooseState }),
        charge: sum,
        freeFrom,
      }),
    )
    .max(indianStates.length)
    .superRefine((rates, context) => {
      for (const [index, { state }] of rates.entries()) {
        if (rates.findIndex((other) => other.state === state) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index, 'state'],
          message: adminValidation.stateTwice,
        });
      }
    }),
  notServed: pincodeList,
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

const rate = { charge: z.number(), freeFrom: z.number().nullable() };

/** In rupees; the checkout page uses the same rule as the server. */
export const deliveryTerms = z.object({
  ...rate,
  states: z.array(z.object({ state: z.string(), ...rate })),
  notServed: z.array(z.string()).meta({ description: 'Pincodes or pincode prefixes' }),
});

/** The terms in the admin area. */
export const deliverySettings = deliveryTerms.extend({
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type DeliverySettings = z.infer<typeof deliverySettings>;
export type DeliveryForm = z.infer<typeof deliveryForm>;

export const pincodeParams = z.object({
  pincode: z.string().regex(/^[1-9]\d{5}$/, { error: () => adminValidation.pincodeDigits }),
});
export const pincodePlace = z.object({
  district: z.string().meta({ description: 'Empty when India Post does not list the pincode' }),
  state: z.string(),
  states: z.array(z.string()).meta({
    description: 'Every state in which India Post lists it, the likeliest first; some serve two states',
  }),
});
