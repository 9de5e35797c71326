import { z } from 'zod';
import { line } from '../one-line.ts';
import { rupees } from '../rupees.ts';
import { pageSize, requiredLine, searchQuery } from './shared.ts';

const count = (message: string, min: number) =>
  z.coerce.number(message).int(message).min(min, message).max(1_000_000, message);
/** An empty field means no limit. */
const limit = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z.union([z.null(), count('A whole number from 1, or empty', 1)]),
);

export const couponEdit = z.object({
  description: line().max(300, 'The description is too long').default(''),
  offerPercentage: count('1 to 100 percent', 1).max(100, '1 to 100 percent'),
  expiresOn: z.iso
    .date('Choose the last day')
    .refine((day) => day >= '2000' && day < '2100', 'Choose the last day'),
  minPurchaseAmount: rupees({
    max: 1_000_000,
    message: 'Rupees, at most two decimals',
    tooMuch: 'This is too much',
  }).default(0),
  minPurchaseCount: count('A whole number', 0).default(0),
  limitPerCustomer: limit,
  limitTotal: limit,
});

export const couponCreate = couponEdit.extend({
  code: requiredLine('Code', 30)
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{3,30}$/, '3 to 30 letters and digits')),
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
