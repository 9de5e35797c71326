import { z } from 'zod';
import { festivals } from '../../rules/festivals.ts';

const amount = z.number().meta({ description: 'In millilitres or grams' });

const pressPlanFood = z.object({
  food: z.object({ _id: z.string(), name: z.string(), imageUrl: z.string() }),
  unit: z.enum(['ml', 'g']),
  orders: amount.meta({ description: 'Ordered and not sent yet' }),
  expected: amount.meta({ description: 'Likely to be ordered until the next pressing' }),
  stock: amount.meta({ description: 'On the shelf, with the bottles of open orders' }),
  press: amount,
  seedGrams: z.number().nullable().meta({ description: 'Null when the food has no yield' }),
  sizes: z.array(
    z.object({
      size: z.string(),
      left: z.number(),
      ordered: z.number(),
      expected: z.number(),
      press: z.number(),
    }),
  ),
  hasSales: z.boolean().meta({ description: 'Whether there is anything to forecast from' }),
  weekdays: z.array(z.number()).meta({ description: 'Against an average day, Monday first' }),
  seasons: z.array(z.object({ festival: z.enum(festivals), factor: z.number().nullable() })),
  dying: z.array(
    z.object({
      _id: z.uuid(),
      code: z.string(),
      sellBy: z.string(),
      unsold: z.array(z.object({ size: z.string(), pieces: z.number() })),
      offer: z.number().meta({ description: 'Percent off that would sell it in time' }),
    }),
  ),
});
export const pressPlan = z.object({ from: z.string(), to: z.string(), foods: z.array(pressPlanFood) });

export type PressPlanFood = z.infer<typeof pressPlanFood>;
export type PressPlanPage = z.infer<typeof pressPlan>;
