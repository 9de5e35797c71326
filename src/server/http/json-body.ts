import type { z } from 'zod';

/** A body that must be there and must be JSON. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}
