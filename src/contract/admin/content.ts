import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { type ColourPlace, colourPlaces } from '../../rules/colour.ts';
import { colourError } from '../../rules/colour-error.ts';
import { normalizeSearchText } from '../../rules/search-terms.ts';
import { line } from '../one-line.ts';
import {
  address,
  imageAddress,
  pageSize,
  requiredLine,
  requiredText,
  searchQuery,
  videoAddress,
} from './shared.ts';

/** The form shape of each content kind. */
export const contentShapes = {
  'hero-desktop': 'image',
  'hero-mobile': 'image',
  'hero-video': 'video',
  testimonial: 'quote',
  clip: 'video',
  certificate: 'image',
  badge: 'image',
  logo: 'image',
  process: 'image',
  announcement: 'line',
} as const;

export type ContentKind = keyof typeof contentShapes;
export const editableKinds = Object.keys(contentShapes) as [ContentKind, ...ContentKind[]];

const kind = z.enum(editableKinds);
const shown = z.boolean().default(true);
const link = z.union([z.literal(['', '/']), address]);
const tooLong = { error: () => adminValidation.thisTooLong };
const starsInvalid = { error: () => adminValidation.stars };
const optional = (maxLength: number) => line().max(maxLength, tooLong).default('');

/** The forms of the content page, by shape. */
export const contentForms = {
  image: z.object({
    url: imageAddress,
    alt: requiredLine(() => adminValidation.imageAlt, 200),
    title: optional(120),
    text: z.string().trim().max(500, tooLong).default(''),
    link: link.default(''),
    isShown: shown,
  }),
  video: z.object({
    url: videoAddress,
    posterUrl: z.union([z.literal(''), imageAddress]).default(''),
    alt: optional(200),
    title: optional(120),
    isShown: shown,
  }),
  quote: z.object({
    title: requiredLine(() => adminValidation.nameAndPlace, 120),
    text: requiredText(() => adminValidation.words, 600),
    rating: z.coerce.number(starsInvalid).int(starsInvalid).min(1, starsInvalid).max(5, starsInvalid),
    isShown: shown,
  }),
  line: z.object({ text: requiredLine(() => adminValidation.announcement, 160), isShown: shown }),
};

export const contentItem = z.object({
  _id: z.uuid(),
  kind,
  title: z.string(),
  text: z.string(),
  url: z.string(),
  posterUrl: z.string(),
  alt: z.string(),
  rating: z.number().nullable(),
  link: z.string(),
  isShown: z.boolean(),
});

/** Fields of all forms; the form of the kind validates which of them are required. */
export const contentFields = z.object({
  title: z.string().optional(),
  text: z.string().optional(),
  url: z.string().optional(),
  posterUrl: z.string().optional(),
  alt: z.string().optional(),
  rating: z.coerce.number().nullish(),
  link: z.string().optional(),
  isShown: z.boolean().optional(),
});
export const contentCreate = contentFields.extend({ kind });
export const contentQuery = z.object({ kind });
export const contentOrder = z.object({ kind, ids: z.array(z.uuid()).min(1).max(200) });

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

export type ContentItem = z.infer<typeof contentItem>;
export type ContentFields = z.infer<typeof contentFields>;
export type Colours = z.infer<typeof coloursForm>;
export type ColoursChange = z.infer<typeof coloursChange>;
export type SearchWord = z.infer<typeof searchWord>;
