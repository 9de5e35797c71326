import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../rules/languages.ts';
import type { FoodTexts, RecipeTexts, ShopTexts, Translations } from '../../rules/translated-texts.ts';
import { readOptionalBrandFile } from '../platform/config/brand-folder.ts';

const ingredients = z.array(z.strictObject({ name: z.string(), quantity: z.string().default('') }));
const labels = z.record(z.string(), z.string());

const schemas = {
  foods: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      description: z.string(),
      cookTime: z.string(),
      origins: z.array(z.string()),
      imageAlts: z.array(z.string()),
      specifications: z.array(z.strictObject({ name: z.string(), value: z.string() })),
      ingredients,
    }),
  ),
  recipes: z.record(
    z.string(),
    z.strictObject({
      title: z.string(),
      description: z.string(),
      instructions: z.array(z.string()),
      ingredients,
      imageAlts: z.array(z.string()),
    }),
  ),
  categories: labels,
  tags: labels,
  shop: z.strictObject({
    tagline: z.string(),
    grievanceOfficer: z.strictObject({ designation: z.string() }),
  }),
};

type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

/** The texts of a brand in other languages than English. A file that is missing translates nothing. */
export interface SeedTranslations {
  food: (id: string) => Translations<FoodTexts>;
  recipe: (id: string) => Translations<RecipeTexts>;
  shop: Translations<ShopTexts>;
}

export function readSeedTranslations(brand: string): SeedTranslations {
  const byLanguage = languages
    .filter((language) => language !== DEFAULT_LANGUAGE)
    .map((language) => [language, readLanguage(brand, language)] as const);
  const pick = <Texts>(texts: (files: LanguageFiles) => Texts | undefined): Translations<Texts> =>
    Object.fromEntries(
      byLanguage.flatMap(([language, files]) => {
        const found = texts(files);
        return found === undefined ? [] : [[language, found]];
      }),
    );
  return {
    food: (id) => pick(({ foods }) => foods?.[id]),
    recipe: (id) => pick(({ recipes }) => recipes?.[id]),
    shop: pick(({ shop, categories, tags }) => {
      const texts = {
        tagline: shop?.tagline,
        designation: shop?.grievanceOfficer.designation,
        categories,
        tags,
      };
      return Object.values(texts).some(Boolean) ? (texts as ShopTexts) : undefined;
    }),
  };
}

type LanguageFiles = { [Name in keyof typeof schemas]?: z.infer<(typeof schemas)[Name]> };

function readLanguage(brand: string, language: TranslatedLanguage): LanguageFiles {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const content = readOptionalBrandFile(brand, `translations/${language}/${name}`);
    return content === undefined ? [] : [[name, schema.parse(content)]];
  });
  return Object.fromEntries(entries);
}
