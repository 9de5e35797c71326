import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { wholeNumber } from './whole-number.ts';

/** The admin's limits for unpaid orders. */
export const unpaidForm = z
  .object({
    maxPieces: wholeNumber(1, 9999),
    maxOrders: wholeNumber(1, 100),
    holdMinutes: wholeNumber(30, 7 * 24 * 60),
    cancelHours: wholeNumber(1, 30 * 24),
    lowStock: wholeNumber(0, 9999),
    version: z.int32().min(0).optional().meta({
      description: 'Optimistic lock: a save with an outdated version is rejected',
    }),
  })
  .refine(({ holdMinutes, cancelHours }) => holdMinutes <= cancelHours * 60, {
    path: ['cancelHours'],
    error: () => adminValidation.cancelBeforeHold,
  });

export const unpaidSettings = z.object({
  maxPieces: z
    .number()
    .meta({ description: 'Maximum pieces of one size that a customer’s unpaid orders may hold in total' }),
  maxOrders: z.number().meta({ description: 'Maximum unpaid orders of a customer that hold stock' }),
  holdMinutes: z
    .number()
    .meta({ description: 'Maximum stock reservation while a customer tries to pay, in minutes' }),
  cancelHours: z.number().meta({ description: 'Hours after which an unpaid order is cancelled' }),
  lowStock: z.number().meta({ description: 'The admin is notified when this few of a size are left' }),
  version: z.number().meta({ description: 'Incremented by every save' }),
});

export type UnpaidForm = z.infer<typeof unpaidForm>;
export type UnpaidSettings = z.infer<typeof unpaidSettings>;
