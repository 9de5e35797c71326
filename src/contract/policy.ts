import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { wholeNumber } from './whole-number.ts';

const MAX_MINIMUM_RUPEES = 100_000;

const rangeShape = z.object({ min: z.number(), max: z.number() });

/** The policy as every page gets it. */
export const shopPolicy = z.object({
  minimumOrderRupees: z.number().meta({ description: '0: no minimum' }),
  freeCancellationHours: z.number(),
  returnDays: z.number(),
  discrepancyHours: z
    .number()
    .meta({ description: 'Hours after delivery to report missing, wrong or damaged goods' }),
  refundBusinessDays: rangeShape,
  exchangeWorkingDays: rangeShape,
  processingBusinessDays: rangeShape,
  deliveryBusinessDays: z
    .object({ home: rangeShape, otherStates: rangeShape, remote: rangeShape })
    .meta({ description: 'From handover to the courier; `home` is the state of the shop' }),
});

/** "2 to 4", "2-4" and "3" as a form has them. */
const RANGE = /^(\d{1,4})(?:\s*(?:to|-|–)\s*(\d{1,4}))?$/i;

function readRange(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, min, max = min] = RANGE.exec(value.trim()) ?? [];
  return min === undefined ? undefined : { min: Number(min), max: Number(max) };
}

/** Days from and to. */
const days = (min: number, max: number) => {
  const invalid = { error: () => adminValidation.days({ min, max, example: Math.max(min, 2) }) };
  return z.preprocess(
    readRange,
    z
      .object({ min: z.number(invalid), max: z.number(invalid) }, invalid)
      .refine((range) => Number.isInteger(range.min) && Number.isInteger(range.max), invalid)
      .refine((range) => range.min >= min && range.max <= max, invalid)
      .refine((range) => range.min <= range.max, { error: () => adminValidation.firstNumberLarger }),
  );
};

const minimumOrder = z.preprocess(
  (value) => (typeof value === 'string' ? value.replaceAll(/[,\s]/g, '') : value),
  wholeNumber(0, MAX_MINIMUM_RUPEES),
);

/**
 * The admin's form: days as an object or as text. The lower bounds are what a customer needs: an hour to change one's mind, a
 * day to open the parcel.
 */
export const policyForm = z.object({
  minimumOrderRupees: minimumOrder,
  freeCancellationHours: wholeNumber(1, 30 * 24),
  returnDays: wholeNumber(1, 365),
  discrepancyHours: wholeNumber(24, 90 * 24),
  refundBusinessDays: days(1, 30),
  exchangeWorkingDays: days(1, 60),
  processingBusinessDays: days(0, 30),
  deliveryBusinessDays: z.object({ home: days(1, 60), otherStates: days(1, 60), remote: days(1, 90) }),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: a save with an outdated version is rejected',
  }),
});

export const policySettings = shopPolicy.extend({
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type PolicyForm = z.infer<typeof policyForm>;
export type PolicySettings = z.infer<typeof policySettings>;
