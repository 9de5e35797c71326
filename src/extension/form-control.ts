import { z } from 'zod';

/** What the form of an admin shows for a value. */
export type FormControl = { isRequired: boolean } & (
  | { kind: 'text'; maxLength: number }
  | { kind: 'number'; min: number | undefined; max: number | undefined; isWhole: boolean }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
);

const MAX_LENGTH = 500;

/** The control for a schema; undefined for a schema that is no text, number, boolean or enum. */
export function controlOf(schema: z.ZodType): FormControl | undefined {
  const isRequired = !schema.safeParse(undefined).success;
  const { type, enum: values, minimum, maximum, maxLength } = described(schema);
  if (values?.every((value) => typeof value === 'string')) return { kind: 'choice', isRequired, values };
  if (type === 'string') return { kind: 'text', isRequired, maxLength: maxLength ?? MAX_LENGTH };
  if (type === 'boolean') return { kind: 'boolean', isRequired };
  if (type !== 'number' && type !== 'integer') return undefined;
  return {
    kind: 'number',
    isRequired,
    min: limit(minimum),
    max: limit(maximum),
    isWhole: type === 'integer',
  };
}

/** An integer without a limit is described with those of JavaScript. */
function limit(value: number | undefined): number | undefined {
  return value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}

interface Described {
  type?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

function described(schema: z.ZodType): Described {
  try {
    return z.toJSONSchema(schema, { io: 'input' }) as Described;
  } catch {
    return {};
  }
}
