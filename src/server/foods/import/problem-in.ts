import type { z } from 'zod';
import { importResults } from '../../../messages/import-results.ts';
import type { Text } from './import-text.ts';

/** What the schema says against the value; undefined when it is valid. A schema writes its message in the language of the call. */
export function problemIn(schema: z.ZodType, value: unknown): Text | undefined {
  if (schema.safeParse(value).success) return undefined;
  return () => schema.safeParse(value).error?.issues[0]?.message ?? importResults.invalid;
}
