import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { type ColourPlace, colourPlaces } from '../../rules/colour.ts';
import { colourError } from '../../rules/colour-error.ts';
import { normalizeSearchText } from '../../rules/search-terms.ts';
import { pageSize, requiredLine, searchQuery } from './shared.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: () => adminValidation.colour, abort: true });
const places = Object.fromEntries(
  colourPlaces.map((place) => [
    place,
    colour.superRefine((hex, context) => {
      const message = colourError(place, hex);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  ]),
) as Record<ColourPlace, typeof colour>;
export const coloursForm = z.object({
  ...places,
  accent: colour.nullable().optional().meta({
    description: 'Colour of buttons and links; null: of the design; left out: unchanged',
  }),
});

export const coloursChange = coloursForm.extend({
  known: z
    .record(z.enum([...colourPlaces, 'accent']), z.string().nullable())
    .optional()
    .meta({ description: 'The colours before the change: when others were saved meanwhile, it is rejected' }),
});

const searchText = (label: () => string) =>
  requiredLine(label, 60)
    .min(2, { error: () => adminValidation.fieldTooFewCharacters({ field: label(), min: 2 }) })
    .transform(normalizeSearchText);
export const searchWord = z.object({
  word: searchText(() => adminValidation.word),
  means: searchText(() => adminValidation.meaning),
});
export const searchWordQuery = z.object({
  q: searchQuery,
  after: z.string().max(60).optional(),
  limit: pageSize,
});

export type Colours = z.infer<typeof coloursForm>;
export type ColoursChange = z.infer<typeof coloursChange>;
export type SearchWord = z.infer<typeof searchWord>;
