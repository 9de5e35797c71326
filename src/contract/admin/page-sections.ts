import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import type { Language } from '../../rules/languages.ts';
import { pageKeys } from '../../rules/page-sections/pages.ts';

const MAX_SECTIONS = 60;
const MAX_ITEMS = 200;
/** An item has few images. */
const MAX_SIZES = 4;
const MAX_PIXELS = 20_000;

const fieldTexts = z.record(
  z.string().max(40),
  z.string().max(20_000, { error: () => adminValidation.thisTooLong }),
);
const translation = fieldTexts.optional();
const localizedTexts = z
  .strictObject({ en: translation, ta: translation, hi: translation } satisfies Record<Language, unknown>)
  .meta({ description: 'The texts by language and field. English is required' });

const pixels = z.int32().min(1).max(MAX_PIXELS);
const storedItem = z.object({
  texts: localizedTexts,
  isHidden: z.boolean().optional(),
  sizes: z
    .record(z.string().max(500), z.tuple([pixels, pixels]))
    .refine((sizes) => Object.keys(sizes).length <= MAX_SIZES, { error: () => adminValidation.tooManySizes })
    .optional()
    .meta({ description: 'Width and height of images by their URL, as far as they are known' }),
});

/** A section as it is stored. `rules/page-sections` validates its fields. */
export const storedSection = z.object({
  key: z.string().max(60),
  isShown: z.boolean(),
  texts: localizedTexts,
  items: z.array(storedItem).max(MAX_ITEMS),
});

const sections = z.array(storedSection).max(MAX_SECTIONS);
const version = z.int32().min(0).meta({
  description: 'Optimistic lock: a save that is based on an older version is rejected',
});

export const pageParams = z.object({ page: z.enum(pageKeys) });
export const pageVersion = z.object({ version });
export const pageVersionQuery = z.object({ version: z.coerce.number().pipe(version) });
export const pageForm = z.object({ version, sections });

const edition = z.object({
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'Name of the admin; empty when unknown' }),
});

export const adminPage = z.object({
  page: z.enum(pageKeys),
  version,
  sections: sections.meta({ description: 'The draft, or what is published when there is none' }),
  published: sections.meta({ description: 'What visitors see' }),
  draft: edition.nullable(),
  publication: edition.nullable().meta({ description: 'Null while the defaults are shown' }),
  previous: edition.nullable().meta({ description: 'The version that can be restored' }),
  recipeCount: z.number().meta({ description: 'How many recipes the home page has to show' }),
});

export const pagePreview = z.object({
  sections,
  values: z.record(z.string(), z.string()).meta({ description: 'Fill in the placeholders of the texts' }),
});

export type AdminPage = z.infer<typeof adminPage>;
export type PageForm = z.infer<typeof pageForm>;
