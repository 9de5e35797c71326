import { z } from 'zod';

/** The records that extensions can give extra fields. */
export const fieldOwners = ['food', 'order', 'customer'] as const;
export type FieldOwner = (typeof fieldOwners)[number];

const fieldValue = z.union([z.string(), z.number(), z.boolean()]);
export type FieldValue = z.infer<typeof fieldValue>;

export const fieldValues = z.record(z.string(), fieldValue);
export type FieldValues = z.infer<typeof fieldValues>;

/** Of a public record. Without extensions that declare such fields it is absent. */
export const publicFields = fieldValues
  .optional()
  .meta({ description: 'Values of extra fields that extensions declare, by key' });

export const fieldParams = z.object({ on: z.enum(fieldOwners), id: z.string().max(100) });

export const fieldForm = z.object({
  fields: z
    .record(z.string().max(40), z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]))
    .meta({ description: 'Values by key. null removes a value; omitted ones stay as they are' }),
});

export const storedFields = z.object({
  fields: fieldValues.meta({ description: 'Values of the declared fields, by key' }),
});

/** A filter of the food list, with the values that its foods have. */
export const foodFilter = z.object({
  key: z.string(),
  label: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type FoodFilter = z.infer<typeof foodFilter>;
