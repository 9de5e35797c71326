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

const money = {
  gross: z
    .number()
    .meta({ description: 'Payments that came in these days, in rupees; cash counts when it was received' }),
  refunded: z.number().meta({ description: 'Refunds that were made in these days, in rupees' }),
  revenue: z.number().meta({ description: 'Net: payments less refunds, in rupees' }),
};

const stats = z.object({
  ...money,
  orders: z.number().meta({ description: 'Orders that were placed and not deleted' }),
  paidOrders: z.number().meta({ description: 'Orders that were paid in these days' }),
  average: z.number().meta({ description: 'Paid per paid order before refunds, in rupees' }),
  awaitingPayment: z.number(),
  newCustomers: z.number(),
});

export const overview = z.object({
  from: z.string(),
  to: z.string(),
  now: stats,
  before: stats.meta({ description: 'The preceding period of the same length' }),
  days: z.array(z.object({ day: z.string(), orders: z.number(), ...money })).meta({
    description:
      'Every day of the range (Asia/Kolkata): orders by the day they were placed, money by the day it moved',
  }),
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
  cashOverdue: z
    .number()
    .meta({ description: 'Cash orders that were delivered more than ten days ago and are not paid out' }),
  disabledWebhooks: z.number().meta({ description: 'Endpoints that the shop disabled after a long failure' }),
  failedBackups: z
    .number()
    .meta({ description: 'Nightly backup and weekly restore check, when they failed' }),
});

export const newsQuery = z.object({
  since: z.iso.datetime({ offset: true }).optional().meta({ description: '`at` of the last response' }),
});

/** For an open page, every half minute. */
export const news = z.object({
  at: z.iso.datetime(),
  work: workCounts,
  orders: z
    .array(z.object({ _id: z.uuid(), number: z.number(), name: z.string(), totalPrice: z.number() }))
    .meta({ description: 'Paid or confirmed by customers, newest first; a page may get one twice' }),
});

export type AdminNews = z.infer<typeof news>;
export type WorkCounts = z.infer<typeof workCounts>;
