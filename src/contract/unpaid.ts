import { z } from 'zod';

/** An empty field is no number. */
const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce
      .number(`Enter a number from ${min} to ${max}`)
      .int('Enter a whole number')
      .min(min, `At least ${min}`)
      .max(max, `At most ${max}`),
  );

/** What the owner allows to unpaid orders. */
export const unpaidForm = z
  .object({
    maxPieces: wholeNumber(1, 9999),
    maxOrders: wholeNumber(1, 100),
    holdMinutes: wholeNumber(30, 7 * 24 * 60),
    cancelHours: wholeNumber(1, 30 * 24),
    lowStock: wholeNumber(0, 9999),
    version: z.int32().min(0).optional().meta({
      description: 'As it was read; when somebody has saved since, the save is refused',
    }),
  })
  .refine(({ holdMinutes, cancelHours }) => holdMinutes <= cancelHours * 60, {
    path: ['cancelHours'],
    message: 'An order cannot be cancelled before its hold ends',
  });

export const unpaidSettings = z.object({
  maxPieces: z
    .number()
    .meta({ description: 'Pieces of one size that a customer’s unpaid orders may hold together' }),
  maxOrders: z.number().meta({ description: 'Unpaid orders of a customer that may hold stock' }),
  holdMinutes: z.number().meta({ description: 'How long an order is kept at most while payments are tried' }),
  cancelHours: z.number().meta({ description: 'After so long an unpaid order is cancelled' }),
  lowStock: z.number().meta({ description: 'The owner is told when so few of a size are left' }),
  version: z.number().meta({ description: 'Counts the saves' }),
});

export type UnpaidForm = z.infer<typeof unpaidForm>;
export type UnpaidSettings = z.infer<typeof unpaidSettings>;
