import fc from 'fast-check';

/** The parts of an OpenAPI schema that the fuzzer reads. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  additionalProperties?: Schema | boolean;
}

const MAX_EMAILS = 60;
const LONG = 20_000;

/** Strings that have broken other shops. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001f\u007f\u0085',
  '\ud800',
  'a\udc00b',
  '\u202eoil\u2066',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  'x@example.org\r\nBcc: y@example.org',
  "'",
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '%_\\',
  '$1',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e400',
  '99999999999999999999',
  '0x10',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-14',
  '00000000-0000-0000-0000-000000000000',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'data:image/png;base64,iVBORw0KGgo=',
  'http://169.254.169.254/latest/meta-data',
  '//evil.example',
  '/\\evil.example',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=1+1',
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  `${'a@'.repeat(2000)}`,
  'é'.repeat(LONG),
  'a'.repeat(LONG),
  '\u{1f9c2}'.repeat(5000),
  ' '.repeat(LONG),
  '1'.repeat(400),
];

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  0.30000000000000004,
  1e-9,
  1e20,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE_NUMBERS) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [null],
      [[[]]],
      withKey('__proto__', { isAdmin: true }),
      withKey('constructor', { prototype: { isAdmin: true } }),
      { $gt: '' },
      { toString: 'x', valueOf: 'x' },
      { length: 1e9 },
      nested(50),
      nested(2000),
      Array.from({ length: 5000 }, () => 'x'),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** An own key that an object literal cannot express. */
function withKey(key: string, value: unknown): object {
  return JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value)}}`);
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { inner: value };
  return value;
}

/** A valid value; free text is often the name of an existing thing. */
export function fitting(schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf), known);
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known)));
}

function ofType(type: string, schema: Schema, known: readonly string[]): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return fittingText(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100_000 });
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? 0) * 100, max: (schema.maximum ?? 5000) * 100 })
        .map((hundredths) => hundredths / 100);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), { minLength: 1, maxLength: 4 });
    default:
      return fittingObject(schema, known);
  }
}

function fittingObject(
  { properties = {}, required = [] }: Schema,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, fitting(part, known)]),
  );
  return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
}

function fittingText(
  { pattern, format, minLength = 0, maxLength = MAX_EMAILS }: Schema,
  known: readonly string[],
): fc.Arbitrary<string> {
  const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.filter(isId)), fc.uuid());
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, 500));
  const message = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_EMAILS)) });
  return fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: message });
}

/** Hostile suffixes of an otherwise valid string: a check of its beginning misses them. */
export const HOSTILE_ENDS = ['\u0000', '\ud800', '\u202e', '\r\n.\r\n', '\u0007'];

/** The same value with this suffix on every string in it. */
export function withEnds(value: unknown, end: string): unknown {
  if (typeof value === 'string') return value + end;
  if (Array.isArray(value)) return value.map((part) => withEnds(part, end));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withEnds(part, end)]));
}

/** Amounts that pass a careless check but are fractions of a paisa, or too large. */
const HOSTILE_AMOUNTS = [0.30000000000000004, 0.005, 1e20];

/** The same value with one number at a time replaced by a hostile amount. */
export function withAmounts(value: unknown): unknown[] {
  const paths: string[][] = [];
  const visit = (part: unknown, path: string[]) => {
    if (typeof part === 'number') paths.push(path);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) visit(inner, [...path, key]);
  };
  visit(value, []);
  return paths.flatMap((path) => HOSTILE_AMOUNTS.map((amount) => replaced(value, path, amount)));
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

/** The same value with one thing wrong in it. */
export function spoilt(
  value: unknown,
  index: number,
  hostile: unknown,
  how: 'replace' | 'remove' | 'add',
): unknown {
  const copy = structuredClone(value);
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const visit = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, inner] of Object.entries(holder)) {
      places.push([holder as Record<string, unknown>, key]);
      visit(inner);
    }
  };
  visit(copy);
  const found = places[index % Math.max(1, places.length)];
  if (!found) return hostile;
  const [holder, key] = found;
  if (how === 'remove') delete holder[key];
  else if (how === 'replace') holder[key] = hostile;
  else
    Object.defineProperty(holder, index % 2 ? '__proto__' : 'isAdmin', {
      value: hostile,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}
