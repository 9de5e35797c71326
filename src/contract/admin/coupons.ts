import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { line } from '../one-line.ts';
import { rupees } from '../rupees.ts';
import { pageSize, requiredLine, searchQuery } from './shared.ts';

const count = (error: () => string, min: number) =>
  z.coerce.number({ error }).int({ error }).min(min, { error }).max(1_000_000, { error });
const percentInvalid = () => adminValidation.percentRange(100);
const lastDayMissing = { error: () => adminValidation.chooseLastDay };
/** An empty field means no limit. */
const limit = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.union([z.null(), count(() => adminValidation.fromOneOrEmpty, 1)]),
);

export const couponEdit = z.object({
  description: line()
    .max(300, { error: () => adminValidation.descriptionTooLong })
    .default(''),
  offerPercentage: count(percentInvalid, 1).max(100, { error: percentInvalid }),
  expiresOn: z.iso.date(lastDayMissing).refine((day) => day >= '2000' && day < '2100', lastDayMissing),
  minPurchaseAmount: rupees({
    max: 1_000_000,
    message: () => adminValidation.rupeesTwoDecimals,
    tooMuch: () => adminValidation.tooMuch,
  }).default(0),
  minPurchaseCount: count(() => adminValidation.aWholeNumber, 0).default(0),
  limitPerCustomer: limit,
  limitTotal: limit,
});

export const couponCreate = couponEdit.extend({
  code: requiredLine(() => adminValidation.code, 30)
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{3,30}$/, { error: () => adminValidation.couponCode })),
});

export const adminCoupon = z.object({
  code: z.string(),
  description: z.string(),
  offerPercentage: z.number(),
  expiresOn: z.string().meta({ description: 'Last day, in Asia/Kolkata' }),
  isExpired: z.boolean(),
  minPurchaseAmount: z.number(),
  minPurchaseCount: z.number(),
  limitPerCustomer: z.number().nullable(),
  limitTotal: z.number().nullable(),
  usedCount: z.number(),
});

export const couponListQuery = z.object({
  state: z.enum(['live', 'expired']).optional(),
  q: searchQuery,
  after: z.string().max(30).optional(),
  limit: pageSize,
});

export type CouponEdit = z.infer<typeof couponEdit>;
export type CouponCreate = z.infer<typeof couponCreate>;
export type AdminCoupon = z.infer<typeof adminCoupon>;
