import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { DEFAULT_LANGUAGE, languages } from '../../rules/languages.ts';

const MAX_TEXT_LENGTH = 6000;
const MAX_TEXTS = 2000;

/** The languages that an owner translates into. */
export const translatedLanguages = languages.filter((language) => language !== DEFAULT_LANGUAGE);
const translatedLanguage = z.enum(translatedLanguages);
export type TranslatedLanguage = z.infer<typeof translatedLanguage>;

const translationKinds = ['foods', 'recipes', 'shop'] as const;
export type TranslationKind = (typeof translationKinds)[number];

export const translationParams = z.object({
  kind: z.enum(translationKinds),
  id: z.string().max(100).meta({ description: 'Of the food or recipe; "texts" for those of the shop' }),
  language: translatedLanguage,
});

export const translation = z.object({
  title: z.string(),
  version: z.string().meta({ description: 'Optimistic lock: send it back with the change' }),
  texts: z.array(
    z.object({
      path: z.string().meta({ description: 'Such as name, origins.0, ingredients.2.name, categories.Honey' }),
      english: z.string(),
      text: z.string().meta({ description: 'Empty: visitors see the English text' }),
      isOutdated: z
        .boolean()
        .meta({ description: 'The English text has changed since; saving the translation ends that' }),
    }),
  ),
});

export const translationForm = z.object({
  version: z.string().max(40),
  texts: z
    .record(
      z.string().max(300),
      z.string().max(MAX_TEXT_LENGTH, { error: () => adminValidation.maxCharacters(MAX_TEXT_LENGTH) }),
    )
    .refine((texts) => Object.keys(texts).length <= MAX_TEXTS, { error: () => adminValidation.tooManyTexts })
    .meta({ description: 'Texts by path. All others are deleted' }),
});

const translationGroup = z.object({
  kind: z.enum([...translationKinds, 'pages']),
  total: z.number().meta({ description: 'Foods, recipes, texts of the shop, or texts of pages' }),
  missing: z.number().meta({ description: 'How many of them have a text without translation' }),
  entries: z
    .array(z.object({ id: z.string(), title: z.string(), missing: z.number(), outdated: z.number() }))
    .meta({
      description:
        'The first of them, with the number of missing texts and of those whose English text has changed since',
    }),
});

export const translationOverview = z.array(
  z.object({ language: translatedLanguage, groups: z.array(translationGroup) }),
);

export type Translation = z.infer<typeof translation>;
export type TranslationForm = z.infer<typeof translationForm>;
export type TranslationGroup = z.infer<typeof translationGroup>;
export type TranslationOverview = z.infer<typeof translationOverview>;
