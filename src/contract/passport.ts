import { z } from 'zod';
import { untranslated } from './untranslated.ts';

const passportStates = ['fine', 'expired', 'blocked', 'recalled'] as const;

/** What the QR code of a bottle shows to everybody. No personal data: neither customers nor suppliers. */
export const passport = z.object({
  code: z.string().meta({ description: 'As it is printed now; an older code leads here too' }),
  food: z.string(),
  foodId: z.string().nullable().meta({ description: 'Null when the food is no longer sold' }),
  imageUrl: z.string(),
  state: z.enum(passportStates),
  pressedOn: z.iso.date(),
  bestBefore: z.iso.date(),
  notice: z
    .object({ reason: z.string(), hazard: z.string(), advice: z.string(), on: z.iso.date() })
    .nullable()
    .meta({ description: 'Of a recall' }),
  story: z.string(),
  photos: z.array(z.string()),
  report: z.object({ url: z.string(), name: z.string() }).nullable(),
  untranslated,
});
export type Passport = z.infer<typeof passport>;
