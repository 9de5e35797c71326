import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import type { Language } from '../../rules/languages.ts';
import { pageKeys } from '../../rules/page-sections/pages.ts';
import { pageSection } from '../page-sections.ts';

const MAX_SECTIONS = 60;
const MAX_ITEMS = 60;

const fieldTexts = z.record(
  z.string().max(40),
  z.string().max(20_000, { error: () => adminValidation.thisTooLong }),
);
const translation = fieldTexts.optional();
const localizedTexts = z
  .strictObject({ en: translation, ta: translation, hi: translation } satisfies Record<Language, unknown>)
  .meta({ description: 'The texts by language and field. English is required' });

/** A section as it is stored. `rules/page-sections` validates its fields. */
export const storedSection = z.object({
  key: z.string().max(60),
  isShown: z.boolean(),
  texts: localizedTexts,
  items: z.array(z.object({ texts: localizedTexts })).max(MAX_ITEMS),
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
  records: z.record(z.string(), z.object({ count: z.number(), images: z.array(z.string()) })).meta({
    description: 'How many records each section has to show, and pictures of the first, by section',
  }),
});

export const pagePreview = z.object({ sections: z.array(pageSection) });

export type AdminPage = z.infer<typeof adminPage>;
export type PageForm = z.infer<typeof pageForm>;
