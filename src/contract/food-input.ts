import { z } from 'zod';
import { adminValidation } from '../messages/admin-validation.ts';
import { isImageUrl } from '../rules/image-url.ts';
import { languages } from '../rules/languages.ts';
import { isWholePaise } from '../rules/money.ts';
import { oneLine } from '../rules/one-line.ts';
import { isSlug } from '../rules/slug.ts';
import { stockLevels } from '../rules/stock.ts';
import { food } from './food.ts';
import { line } from './one-line.ts';

const MIN_NAME_LENGTH = 5;
const MAX_PRICE = 9_999_999;

const required = { error: () => adminValidation.fieldRequired };
const priceInvalid = { error: () => adminValidation.price };
const percentInvalid = { error: () => adminValidation.percentage };
const tooLong = (max: number) => ({ error: () => adminValidation.maxCharacters(max) });
const tooMany = (max: number) => ({ error: () => adminValidation.maxEntries(max) });
const tooManyLines = (max: number) => ({ error: () => adminValidation.maxLines(max) });

const orRequired =
  (otherwise: () => string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? adminValidation.fieldRequired : otherwise();
const text = (maxLength: number) => line().max(maxLength, tooLong(maxLength));
const neededText = (maxLength: number) =>
  line(orRequired(() => adminValidation.writeWords))
    .min(1, required)
    .max(maxLength, tooLong(maxLength));
const rupees = z
  .number({ error: orRequired(() => adminValidation.price) })
  .positive(priceInvalid)
  .max(MAX_PRICE, { error: () => adminValidation.priceTooHigh })
  .refine(isWholePaise, priceInvalid);
const wholeNumber = (min: number, max: number) => {
  const invalid = { error: () => adminValidation.wholeNumberFrom({ min, max }) };
  return z.number(invalid).int(invalid).min(min, invalid).max(max, invalid);
};

/** A list, or one string with a separator. */
const label = (mark: string, max: number) =>
  z
    .union([z.string(), z.array(z.string())], required)
    .transform((values) =>
      [
        ...new Set(
          (typeof values === 'string' ? values.split(mark) : values).map((part) => oneLine(part).trim()),
        ),
      ].filter(Boolean),
    )
    .pipe(z.array(z.string().max(60, tooLong(60))).max(max, tooMany(max)));

const imageUrl = z.string().refine(isImageUrl, { error: () => adminValidation.imageUrl });
const image = z.union([
  imageUrl.transform((url): { url: string; alt?: string | undefined } => ({ url })),
  z.object({ url: imageUrl, alt: text(200).optional() }),
]);

const size = z.object({
  size: neededText(40),
  price: rupees,
  stock: wholeNumber(0, 1_000_000)
    .nullable()
    .optional()
    .meta({ description: 'null: unlimited; omitted: unchanged' }),
  stockSeen: wholeNumber(0, 1_000_000).nullable().optional().meta({
    description: 'The stock that the admin saw: what was sold since then is subtracted from `stock`',
  }),
  lowStock: wholeNumber(0, 1_000_000)
    .nullable()
    .optional()
    .meta({ description: 'At this stock the owner is emailed; null: at that of the settings' }),
  netAmount: wholeNumber(1, 1_000_000).nullable().optional(),
  netUnit: z.enum(['ml', 'g']).nullable().optional(),
  shelf: text(40).optional().meta({ description: 'Where it stands at the shop; omitted: unchanged' }),
});

const sizes = z
  .array(size)
  .max(20, { error: () => adminValidation.maxSizes(20) })
  .superRefine((values, context) => {
    const seen = new Set<string>();
    for (const [index, { size: name }] of values.entries()) {
      const key = name.toLowerCase();
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [index, 'size'], message: adminValidation.sizeTwice });
      seen.add(key);
    }
  });

/** A food as an admin edits it. Fields that an update omits stay unchanged. */
export const foodInput = z.object({
  name: neededText(120).min(MIN_NAME_LENGTH, { error: () => adminValidation.fieldTooShort }),
  price: rupees,
  origins: label(';', 10).refine((list) => list.length > 0, required),
  cookTime: neededText(60),
  tags: label(',', 20).optional(),
  description: z.string().trim().max(5000, tooLong(5000)).optional(),
  category: text(60).optional(),
  discount: wholeNumber(0, 99).optional(),
  quantities: sizes.optional(),
  imageUrl: z
    .union([z.literal(''), imageUrl])
    .optional()
    .meta({ description: 'The first image' }),
  images: z
    .array(image)
    .max(12, { error: () => adminValidation.maxImages(12) })
    .optional(),
  specifications: z
    .array(z.object({ name: neededText(80), value: neededText(300) }))
    .max(40, tooManyLines(40))
    .optional(),
  ingredients: z
    .array(z.object({ name: neededText(80), quantity: text(80).default('') }))
    .max(60, tooManyLines(60))
    .optional(),
  hsn: z
    .string()
    .regex(/^\d{4}(\d{2}){0,2}$/, { error: () => adminValidation.hsn })
    .nullable()
    .optional(),
  gstRate: z
    .number(percentInvalid)
    .min(0, percentInvalid)
    .max(100, percentInvalid)
    .refine(isWholePaise, percentInvalid)
    .nullable()
    .optional(),
  shelfLifeDays: wholeNumber(1, 3650).nullable().optional(),
  seedGramsPerLitre: wholeNumber(1, 1_000_000)
    .nullable()
    .optional()
    .meta({ description: 'Grams of seed for a litre of oil, or for a kilo of anything else' }),
  status: z.enum(['draft', 'published']).optional(),
});

export const foodChange = foodInput.extend({
  _id: z.string().refine(isSlug, 'is no id of a food'),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: an update with an outdated version is rejected',
  }),
});

/** Sizes that are left out keep their stock. */
export const stockChange = z.object({
  version: foodChange.shape.version.unwrap(),
  sizes: z
    .array(
      z.object({
        size: size.shape.size,
        stock: size.shape.stock.unwrap(),
        seen: size.shape.stock.meta({
          description: 'The stock that this number replaces: if it is another by now, nothing is saved',
        }),
      }),
    )
    .min(1)
    .max(20, { error: () => adminValidation.maxSizes(20) }),
});

/** A food with admin-only fields. */
export const adminFood = food.extend({
  discount: z.number().meta({ description: 'The food’s own discount, in percent' }),
  currentDiscount: z.number().meta({ description: 'The discount now: a scheduled sale can be larger' }),
  quantities: z.array(
    z.object({
      size: z.string(),
      price: z.number(),
      stock: z.number().nullable(),
      lowStock: z.number().nullable().meta({ description: 'The size’s own level of low stock' }),
      netAmount: z.number().nullable(),
      netUnit: z.enum(['ml', 'g']).nullable(),
      shelf: z.string(),
      hasBatches: z
        .boolean()
        .optional()
        .meta({ description: 'Then its stock is the sum of its batches and cannot be written' }),
      held: z.number().optional().meta({ description: 'Only in the list: pieces held by unpaid orders' }),
      waiting: z.number().optional().meta({ description: 'Only in the list: people who wait for an e-mail' }),
      level: z
        .enum(stockLevels)
        .optional()
        .meta({ description: 'Only in the list: whether the stock is at or below the admin’s threshold' }),
    }),
  ),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
  hsn: z.string().nullable(),
  gstRate: z.number().nullable(),
  shelfLifeDays: z.number().nullable(),
  seedGramsPerLitre: z.number().nullable(),
  status: z.enum(['draft', 'published']),
  version: z.number(),
});

export const adminFoodQuery = z.object({
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ description: 'Matches name, category, tags and description' }),
  untranslated: z
    .enum(languages)
    .optional()
    .meta({ description: 'Only foods that lack a text in this language' }),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  after: z.string().refine(isSlug, 'is no id of a food').optional(),
});

export type FoodInput = z.infer<typeof foodInput>;
export type FoodChange = z.infer<typeof foodChange>;
export type StockChange = z.infer<typeof stockChange>;
export type AdminFood = z.infer<typeof adminFood>;
