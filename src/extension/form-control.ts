import type { z } from 'zod';

/** What the form of an admin shows for a value. */
export type FormControl = { isRequired: boolean } & (
  | { kind: 'text'; maxLength: number }
  | { kind: 'number'; min: number | undefined; max: number | undefined; isWhole: boolean }
  | { kind: 'boolean' }
  | { kind: 'choice'; values: readonly string[] }
);

const MAX_LENGTH = 500;

/** What schemas of zod say about themselves. It is read without zod, which many pages do not load. */
interface Described {
  def: { type: string; innerType?: Described };
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
  isInt?: boolean;
  options?: readonly unknown[];
}

/** The control for a schema; undefined for a schema that is no text, number, boolean or enum. */
export function controlOf(schema: z.ZodType): FormControl | undefined {
  const isRequired = !schema.safeParse(undefined).success;
  const described = innermost(schema as unknown as Described);
  switch (described.def.type) {
    case 'string':
      return { kind: 'text', isRequired, maxLength: limit(described.maxLength) ?? MAX_LENGTH };
    case 'boolean':
      return { kind: 'boolean', isRequired };
    case 'enum':
      return { kind: 'choice', isRequired, values: (described.options ?? []).map(String) };
    case 'number': {
      const { minValue, maxValue, isInt = false } = described;
      return { kind: 'number', isRequired, min: limit(minValue), max: limit(maxValue), isWhole: isInt };
    }
    default:
      return undefined;
  }
}

/** Without `optional`, `default` and the like around it. */
function innermost(schema: Described): Described {
  return schema.def.innerType ? innermost(schema.def.innerType) : schema;
}

/** An integer without a limit has those of JavaScript. */
function limit(value: number | null | undefined): number | undefined {
  return typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
}
