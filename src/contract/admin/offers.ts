import { z } from 'zod';
import { adminValidation } from '../../messages/admin-validation.ts';
import { isSlug } from '../../rules/slug.ts';
import { numberOrText } from '../whole-number.ts';
import { day, pageSize, requiredLine } from './shared.ts';

const percentInvalid = { error: () => adminValidation.percentRange(99) };
const timeMissing = { error: () => adminValidation.chooseTime };
const dayMissing = { error: () => adminValidation.chooseDay };
const percent = z.preprocess(
  numberOrText,
  z.coerce.number(percentInvalid).int(percentInvalid).min(1, percentInvalid).max(99, percentInvalid),
);
const time = z.string(timeMissing).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMissing);

const target = z.object({
  percent,
  appliesTo: z.enum(['all', 'categories', 'foods'], { error: () => adminValidation.chooseOne }),
  categories: z
    .array(requiredLine(() => adminValidation.category, 60))
    .max(50, { error: () => adminValidation.maxCategories(50) })
    .default([]),
  foodIds: z
    .array(z.string().max(100).refine(isSlug, 'is no id of a food'))
    .max(500, { error: () => adminValidation.maxFoods(500) })
    .default([]),
});

const form = target.extend({
  name: requiredLine(() => adminValidation.name, 60),
  from: time,
  to: time.meta({ description: 'Not later than `from`: on the next day' }),
  weekdays: z
    .array(z.coerce.number(dayMissing).int(dayMissing).min(1, dayMissing).max(7, dayMissing))
    .min(1, { error: () => adminValidation.chooseSomeDay })
    .max(7, { error: () => adminValidation.eachDayOnce })
    .meta({ description: '1 is Monday, 7 is Sunday' }),
  firstDay: day,
  lastDay: z
    .union([z.literal(''), day])
    .nullish()
    .transform((text) => text || null)
    .meta({ description: 'Empty: without an end' }),
  isOn: z.boolean().default(true),
});

type Form = z.infer<typeof form>;

/** What is wrong between two fields. */
function checkFields(
  { firstDay, lastDay, appliesTo, categories, foodIds }: Form,
  context: z.RefinementCtx,
): void {
  const fail = (field: keyof Form, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (lastDay !== null && lastDay < firstDay) fail('lastDay', adminValidation.lastBeforeFirst);
  if (appliesTo === 'categories' && categories.length === 0)
    fail('categories', adminValidation.chooseSomeCategory);
  if (appliesTo === 'foods' && foodIds.length === 0) fail('foodIds', adminValidation.chooseSomeFood);
}

const version = z.int32().min(0).meta({ description: 'Optimistic lock: an outdated version is rejected' });

export const saleCreate = form.superRefine(checkFields);
export const saleEdit = form.extend({ version }).superRefine(checkFields);
export const saleSwitch = z.object({ isOn: z.boolean(), version });
export const saleVersion = z.object({ version: z.coerce.number().int().min(0).max(2_147_483_647) });

export const salePreview = z.object({
  foods: z.number().meta({ description: 'Published foods that it applies to' }),
  cheaper: z.number().meta({ description: 'Those of them whose own discount is smaller' }),
});
export const salePreviewQuery = target;

export const adminSale = z.object({
  _id: z.uuid(),
  name: z.string(),
  percent: z.number(),
  appliesTo: z.enum(['all', 'categories', 'foods']),
  categories: z.array(z.string()),
  foods: z.array(z.object({ _id: z.string(), name: z.string() })),
  from: z.string(),
  to: z.string(),
  weekdays: z.array(z.number()),
  firstDay: z.string(),
  lastDay: z.string().nullable(),
  isOn: z.boolean(),
  version: z.number(),
  isRunning: z.boolean(),
  startsAt: z.iso.datetime().nullable().meta({ description: 'The next start' }),
  endsAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'When the running one ends; null also without an end' }),
  effect: salePreview,
});

export const saleListQuery = z.object({ after: z.uuid().optional(), limit: pageSize });

export type SaleCreate = z.infer<typeof saleCreate>;
export type SaleEdit = z.infer<typeof saleEdit>;
export type SaleTarget = z.infer<typeof salePreviewQuery>;
export type SalePreview = z.infer<typeof salePreview>;
export type AdminSale = z.infer<typeof adminSale>;
