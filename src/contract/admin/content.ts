import { z } from 'zod';
import { type ColourPlace, colourError, colourPlaces } from '../../rules/colour.ts';
import { normalizeSearchText } from '../../rules/search-terms.ts';
import { pageSize, requiredLine, searchQuery } from './shared.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'A colour such as #F6BC3C', abort: true });
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

const searchText = (what: string) =>
  requiredLine(what, 60).min(2, `${what} has at least 2 letters`).transform(normalizeSearchText);
export const searchWord = z.object({ word: searchText('Word'), means: searchText('Meaning') });
export const searchWordQuery = z.object({
  q: searchQuery,
  after: z.string().max(60).optional(),
  limit: pageSize,
});

export type Colours = z.infer<typeof coloursForm>;
export type ColoursChange = z.infer<typeof coloursChange>;
export type SearchWord = z.infer<typeof searchWord>;
