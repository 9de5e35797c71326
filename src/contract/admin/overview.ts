import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { countDays } from '../../rules/days.ts';
import { orderStatuses } from '../../rules/order-status.ts';
import { dayRange } from './shared.ts';

const MAX_RANGE = 366;

export const overviewQuery = dayRange.refine(
  ({ from, to }) => countDays(from, to) >= 1 && countDays(from, to) <= MAX_RANGE,
  { path: ['to'], error: () => adminValidation.dayRange(MAX_RANGE) },
);

const stats = z.object({
  revenue: z.number().meta({ description: 'Revenue of paid orders less partial refunds, in rupees' }),
  refunded: z.number().meta({ description: 'Partial and full refunds, in rupees' }),
  orders: z.number().meta({ description: 'Orders that were placed and not deleted' }),
  paidOrders: z.number(),
  average: z.number().meta({ description: 'Revenue per paid order, in rupees' }),
  awaitingPayment: z.number(),
  newCustomers: z.number(),
});

export const overview = z.object({
  from: z.string(),
  to: z.string(),
  now: stats,
  before: stats.meta({ description: 'The preceding period of the same length' }),
  days: z
    .array(z.object({ day: z.string(), orders: z.number(), revenue: z.number() }))
    .meta({ description: 'Every day of the range (Asia/Kolkata), by order date' }),
  statuses: z.array(z.object({ status: z.enum(orderStatuses), count: z.number() })),
  foods: z
    .array(
      z.object({
        foodId: z.string(),
        name: z.string(),
        imageUrl: z.string(),
        pieces: z.number(),
        revenue: z.number(),
      }),
    )
    .meta({ description: 'Best sellers first, revenue before coupons' }),
  sizes: z.array(
    z.object({
      foodId: z.string(),
      name: z.string(),
      size: z.string(),
      pieces: z.number(),
      revenue: z.number(),
    }),
  ),
  coupons: z.array(z.object({ code: z.string(), count: z.number(), discount: z.number() })),
  lowStock: z.array(z.object({ foodId: z.string(), name: z.string(), size: z.string(), stock: z.number() })),
});

export type Overview = z.infer<typeof overview>;
export type OverviewStats = z.infer<typeof stats>;

/** Pending tasks of the admin; each count stops at `MAX_WORK_COUNT`. */
export const workCounts = z.object({
  ordersToShip: z.number(),
  messages: z.number().meta({ description: 'Contact messages without a reply' }),
  requests: z
    .number()
    .meta({ description: 'Return requests that are undecided, or accepted and not settled' }),
  paymentProblems: z.number(),
  lowStock: z.number().meta({ description: 'Sizes with low stock' }),
  disabledWebhooks: z.number().meta({ description: 'Endpoints that the shop disabled after a long failure' }),
});

export type WorkCounts = z.infer<typeof workCounts>;
