import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { storedSection } from '../../contract/admin/page-sections.ts';
import { shopPolicy } from '../../contract/policy.ts';
import { colourPlaces } from '../../rules/colour.ts';
import { type Language, languages } from '../../rules/languages.ts';
import { pageKeys } from '../../rules/page-sections/pages.ts';
import {
  brandFiles,
  brandFolder,
  readBrandFile,
  readOptionalBrandFile,
} from '../platform/config/brand-folder.ts';
import { readSeedTranslations, type SeedTranslations } from './seed-translations.ts';

/** Creation time of seeded rows; fixed, so that a row has the same id on every machine. */
export const SEEDED_AT = new Date('2026-01-15T04:30:00.000Z');

const image = z.object({
  file: z.string(),
  alt: z.string(),
  title: z.string().default(''),
  text: z.string().default(''),
});
const address = z.object({
  doorNumber: z.string(),
  street: z.string(),
  area: z.string(),
  district: z.string(),
  state: z.string(),
  pincode: z.string(),
});
const person = z.object({ email: z.string(), name: z.string(), phone: z.string(), address });

const schemas = {
  media: z.record(
    z.string(),
    z.object({ width: z.number().nullable(), height: z.number().nullable(), version: z.string() }),
  ),
  accounts: z.array(person.extend({ password: z.string(), isAdmin: z.boolean() })),
  customers: z.array(person),
  foods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      description: z.string(),
      cookTime: z.string(),
      tags: z.array(z.string()),
      origins: z.array(z.string()),
      discount: z.number(),
      price: z.number(),
      hsn: z.string(),
      gstBasisPoints: z.number(),
      shelfLifeDays: z.number(),
      seedGramsPerLitre: z.number().optional(),
      sizes: z.array(
        z.object({
          size: z.string(),
          price: z.number(),
          netAmount: z.number(),
          netUnit: z.enum(['ml', 'g']),
          stock: z.number().nullable(),
        }),
      ),
      // the stock of their sizes is what these batches hold
      batches: z
        .array(
          z.object({
            pressedDaysAgo: z.number(),
            seedSource: z.string(),
            gramsIn: z.number(),
            output: z.object({ amount: z.number(), unit: z.enum(['ml', 'g']) }),
            sizes: z.record(z.string(), z.number()),
            story: z.string(),
            photos: z.array(z.string()),
          }),
        )
        .default([]),
      images: z.array(image),
      specifications: z.array(z.object({ name: z.string(), value: z.string() })),
      ingredients: z.array(z.object({ name: z.string(), quantity: z.string() })),
    }),
  ),
  recipes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      images: z.array(image).min(1),
      instructions: z.array(z.string()),
      ingredients: z.array(z.object({ name: z.string(), quantity: z.string(), food: z.string().nullish() })),
      prepMinutes: z.number(),
      cookingMinutes: z.number(),
      serves: z.number().nullish(),
      difficulty: z.enum(['Easy', 'Medium', 'Hard']),
      tags: z.array(z.string()),
      videoFile: z.string().nullable(),
    }),
  ),
  coupons: z.array(
    z.object({
      code: z.string(),
      description: z.string(),
      offerPercentage: z.number(),
      expiresAt: z.coerce.date(),
      minPurchaseAmount: z.number(),
      minPurchaseCount: z.number(),
      limitPerCustomer: z.number().nullable(),
      limitTotal: z.number().nullable(),
    }),
  ),
  reviews: z.array(
    z.object({
      food: z.string(),
      customer: z.string(),
      rating: z.number(),
      review: z.string(),
      image: z.string(),
      createdAt: z.coerce.date(),
      replies: z.array(z.object({ text: z.string(), createdAt: z.coerce.date() })),
    }),
  ),
  content: z.object({
    hero: z.array(
      z.object({
        desktop: z.string(),
        mobile: z.string(),
        alt: z.string(),
        // of this picture only; without them it has those of the hero
        heading: z.string().optional(),
        lead: z.string().optional(),
        button: z.string().optional(),
        buttonLink: z.string().optional(),
      }),
    ),
    heroVideo: z.object({ file: z.string(), poster: z.string(), alt: z.string() }).nullish(),
    testimonials: z.array(
      z.object({ name: z.string(), place: z.string(), rating: z.number(), text: z.string() }),
    ),
    certificates: z.array(image),
    badges: z.array(image),
    logos: z.array(image),
    clips: z.array(image),
    process: z.array(image),
  }),
  // the accent of buttons may be left out
  colours: z.partialRecord(z.enum([...colourPlaces, 'accent']), z.string()),
  logo: z.object({
    file: z.string(),
    isTinted: z.boolean(),
    icon: z.string().optional(),
    share: z.string().optional(),
  }),
  policy: shopPolicy,
  pages: z.partialRecord(z.enum(pageKeys), z.array(storedSection)),
};

/** Only texts, in the order of the English records. */
const translatedRecords = z.array(z.record(z.string(), z.string())).default([]);
const translatedContent = z.strictObject({
  hero: translatedRecords,
  heroVideo: z.object({ alt: z.string() }).optional(),
  testimonials: translatedRecords,
  certificates: translatedRecords,
  badges: translatedRecords,
  logos: translatedRecords,
  clips: translatedRecords,
  process: translatedRecords,
});
export type TranslatedContent = z.infer<typeof translatedContent>;

export type SeedFiles = { [Name in keyof typeof schemas]: z.infer<(typeof schemas)[Name]> } & {
  translations: SeedTranslations;
  /** `content.json` in other languages than English. */
  translatedContent: { [Name in Language]?: TranslatedContent };
};

export function readSeedFiles(brand: string): SeedFiles {
  const entries = Object.entries(schemas).map(([name, schema]) => [
    name,
    schema.parse(readBrandFile(brand, name)),
  ]);
  const translated = languages.flatMap((language) => {
    const file = readOptionalBrandFile(brand, `translations/${language}/content`);
    return file === undefined ? [] : [[language, translatedContent.parse(file)]];
  });
  return {
    ...Object.fromEntries(entries),
    translations: readSeedTranslations(brand),
    translatedContent: Object.fromEntries(translated),
  } as SeedFiles;
}

/** Changes when any file of the brand changes. */
export function seedChecksum(brand: string): string {
  const folder = brandFolder(brand);
  const hash = createHash('sha256');
  for (const name of brandFiles(brand)) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
