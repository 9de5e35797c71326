import { DEFAULT_LANGUAGE, languages } from '../../../rules/languages.ts';

/** The fields with a column for each language, and their column without the language. */
export const translatedFields = {
  name: 'name',
  description: 'description',
  cookTime: 'cook_time',
  origins: 'origins',
  ingredients: 'ingredients',
  specifications: 'specifications',
  imageAlts: 'image_alts',
} as const;

export type TranslatedField = keyof typeof translatedFields;

export const otherLanguages = languages.filter((language) => language !== DEFAULT_LANGUAGE);

/** `name_ta`, `origins_hi`. */
export const translationColumnName = (field: TranslatedField, language: string) =>
  `${translatedFields[field]}_${language}`;

export const translationColumnNames = otherLanguages.flatMap((language) =>
  Object.keys(translatedFields).map((field) => translationColumnName(field as TranslatedField, language)),
);
