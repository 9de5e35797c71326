import { z } from 'zod';
import { countDays } from '../../rules/days.ts';
import { orderStatuses } from '../../rules/order-status.ts';
import { dayRange } from './shared.ts';

const MAX_RANGE = 366;

export const overviewQuery = dayRange.refine(
  ({ from, to }) => countDays(from, to) >= 1 && countDays(from, to) <= MAX_RANGE,
  { path: ['to'], message: 'The range must have 1 to 366 days' },
);

const stats = z.object({
  revenue: z.number().meta({ description: 'Rupees, of paid orders, less refunds of a part' }),
  refunded: z.number().meta({ description: 'Rupees that went back, of a part or of the whole' }),
  orders: z.number().meta({ description: 'All that were placed and not deleted' }),
  paidOrders: z.number(),
  average: z.number().meta({ description: 'Revenue by paid order, in rupees' }),
  awaitingPayment: z.number(),
  newCustomers: z.number(),
});

export const overview = z.object({
  from: z.string(),
  to: z.string(),
  now: stats,
  before: stats.meta({ description: 'The same number of days before' }),
  days: z
    .array(z.object({ day: z.string(), orders: z.number(), revenue: z.number() }))
    .meta({ description: 'Every day of the range, in Asia/Kolkata, by the day of placing' }),
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
    .meta({ description: 'Best first, before coupons' }),
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

/** What waits for the admin; each is counted up to `MAX_WORK_COUNT`. */
export const workCounts = z.object({
  ordersToShip: z.number(),
  messages: z.number().meta({ description: 'Not answered yet' }),
  requests: z.number().meta({ description: 'Not answered yet, or accepted and not settled' }),
  paymentProblems: z.number(),
  lowStock: z.number().meta({ description: 'Sizes' }),
});

export const MAX_WORK_COUNT = 1000;

export type WorkCounts = z.infer<typeof workCounts>;
