import { z } from 'zod';
import { isImageUrl } from '../rules/image-url.ts';
import { languages } from '../rules/languages.ts';
import { isWholePaise } from '../rules/money.ts';
import { oneLine } from '../rules/one-line.ts';
import { isSlug } from '../rules/slug.ts';
import { stockLevels } from '../rules/stock.ts';
import { food } from './food.ts';
import { line } from './one-line.ts';

const REQUIRED = 'This Field Is Required';
const TOO_SHORT = 'Field Is Too Short';
const MIN_NAME_LENGTH = 5;
const MAX_PRICE = 9_999_999;
const PRICE = 'Write rupees, such as 210 or 210.50';

const orRequired =
  (otherwise: string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? REQUIRED : otherwise;

const text = (maxLength: number) => line().max(maxLength, `Write ${maxLength} characters at most`);
const neededText = (maxLength: number) =>
  line(orRequired('Write words')).min(1, REQUIRED).max(maxLength, `Write ${maxLength} characters at most`);
const rupees = z
  .number({ error: orRequired(PRICE) })
  .positive(PRICE)
  .max(MAX_PRICE, 'This is more than the shop can charge')
  .refine(isWholePaise, PRICE);
const wholeNumber = (min: number, max: number) => {
  const label = `Write a whole number from ${min} to ${max}`;
  return z.number(label).int(label).min(min, label).max(max, label);
};

/** A list, or one string with a separator. */
const label = (mark: string, max: number) =>
  z
    .union([z.string(), z.array(z.string())], REQUIRED)
    .transform((values) =>
      [
        ...new Set(
          (typeof values === 'string' ? values.split(mark) : values).map((part) => oneLine(part).trim()),
        ),
      ].filter(Boolean),
    )
    .pipe(z.array(z.string().max(60, 'Write 60 characters at most')).max(max, `At most ${max} of them`));

const imageUrl = z.string().refine(isImageUrl, 'A picture comes from an upload or by https');
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
  netAmount: wholeNumber(1, 1_000_000).nullable().optional(),
  netUnit: z.enum(['ml', 'g']).nullable().optional(),
});

const sizes = z
  .array(size)
  .max(20, 'At most 20 sizes')
  .superRefine((values, context) => {
    const seen = new Set<string>();
    for (const [index, { size: name }] of values.entries()) {
      const key = name.toLowerCase();
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [index, 'size'], message: 'This size is there already' });
      seen.add(key);
    }
  });

/** A food as an admin edits it. Fields that an update omits stay unchanged. */
export const foodInput = z.object({
  name: neededText(120).min(MIN_NAME_LENGTH, TOO_SHORT),
  price: rupees,
  origins: label(';', 10).refine((list) => list.length > 0, REQUIRED),
  cookTime: neededText(60),
  tags: label(',', 20).optional(),
  description: z.string().trim().max(5000, 'Write 5000 characters at most').optional(),
  category: text(60).optional(),
  discount: wholeNumber(0, 99).optional(),
  quantities: sizes.optional(),
  imageUrl: z
    .union([z.literal(''), imageUrl])
    .optional()
    .meta({ description: 'The first image' }),
  images: z.array(image).max(12, 'At most 12 pictures').optional(),
  specifications: z
    .array(z.object({ name: neededText(80), value: neededText(300) }))
    .max(40, 'At most 40 lines')
    .optional(),
  ingredients: z
    .array(z.object({ name: neededText(80), quantity: text(80).default('') }))
    .max(60, 'At most 60 lines')
    .optional(),
  hsn: z
    .string()
    .regex(/^\d{4}(\d{2}){0,2}$/, 'An HSN code has 4, 6 or 8 digits')
    .nullable()
    .optional(),
  gstRate: z
    .number('Write a percentage, such as 5')
    .min(0, 'Write a percentage, such as 5')
    .max(100, 'Write a percentage, such as 5')
    .refine(isWholePaise, 'Write a percentage, such as 5')
    .nullable()
    .optional(),
  shelfLifeDays: wholeNumber(1, 3650).nullable().optional(),
  status: z.enum(['draft', 'published']).optional(),
});

export const foodChange = foodInput.extend({
  _id: z.string().refine(isSlug, 'is no id of a food'),
  version: z.int32().min(0).optional().meta({
    description: 'Optimistic lock: an update with an outdated version is rejected',
  }),
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
      netAmount: z.number().nullable(),
      netUnit: z.enum(['ml', 'g']).nullable(),
      held: z.number().optional().meta({ description: 'Only in the list: pieces held by unpaid orders' }),
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
export type AdminFood = z.infer<typeof adminFood>;
