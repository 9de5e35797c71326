import { z } from 'zod';

/** What the offer banner of the home page shows. */
export const offerBanner = z.object({
  isDailyOffer: z
    .boolean()
    .meta({ description: 'Demo shop: the daily offer of the specification, unless a sale is announced' }),
  sale: z
    .object({
      name: z.string(),
      percent: z.number(),
      products: z.string().meta({ description: 'What it applies to, such as "all products"' }),
      path: z.string().meta({ description: 'The page that lists them' }),
      isRunning: z.boolean(),
      startsAt: z.iso.datetime().nullable().meta({ description: 'The next start, when it is not running' }),
      endsAt: z.iso.datetime().nullable().meta({ description: 'Null: it runs without an end' }),
    })
    .nullable(),
});

export type OfferBanner = z.infer<typeof offerBanner>;
export type SaleBanner = NonNullable<OfferBanner['sale']>;
