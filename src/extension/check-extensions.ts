import { z } from 'zod';
import { EXTENSION_API_VERSION, type Extension } from './extension.ts';
import { fieldDefinitions } from './field-definitions.ts';
import { sectionDefinitions } from './section-definitions.ts';
import { themeCss } from './theme-css.ts';

/** An id is stored in the database and part of addresses. */
const id = z
  .string('must be a text')
  .regex(
    /^[a-z][a-z0-9-]{1,30}$/,
    'must be 2 to 31 small letters, digits or hyphens, and begin with a letter',
  );
const isFunction = z.custom<object>((value) => typeof value === 'function', 'must be a function');
const optionalFunction = isFunction.optional();
const filled = z.string('must be a text').min(1, 'must not be empty');
const text = z.union(
  [filled, z.looseObject({ en: filled })],
  'must be a text, or an object with a text for `en`',
);
const variable = z
  .string('must be a text')
  .regex(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/, 'must look like ACME_KEY_ID');

const key = z.looseObject({
  name: variable,
  label: text,
  hint: text.optional(),
  previousName: variable.optional(),
  schema: z.custom<object>((value) => value instanceof z.ZodType, 'must be a Zod schema'),
  liveError: optionalFunction,
});
const keys = z.array(key);

const payment = z.looseObject({
  id: id.refine(
    (value) => value !== 'outside',
    'must not be "outside", which payments without any method have',
  ),
  method: id,
  label: text,
  icon: z.enum(['phone', 'wallet', 'bank', 'cash'], 'must be phone, wallet, bank or cash'),
  provider: filled,
  currency: z.literal('USD', 'must be USD, or not be given').optional(),
  holdHours: z
    .number()
    .positive('must be more than 0')
    .max(24 * 30, 'must be at most 720')
    .optional(),
  texts: z.looseObject({ howToPay: text, refundWay: text }, 'must have the texts of the method'),
  errors: z.record(id, z.looseObject({ message: text })).optional(),
  keys,
  settings: isFunction,
  cspOrigins: optionalFunction,
  server: isFunction,
  panel: isFunction,
});

const extension = z.looseObject({
  name: filled,
  apiVersion: z.literal(
    EXTENSION_API_VERSION,
    `must be ${EXTENSION_API_VERSION}, the version of this shop's extension API; see docs/extending.md`,
  ),
  keys: keys.optional(),
  payments: z.array(payment).optional(),
  couriers: z
    .array(
      z.looseObject({
        id,
        name: filled,
        webhookName: id.optional(),
        rates: optionalFunction,
        keys: keys.optional(),
      }),
    )
    .optional(),
  messages: z
    .array(z.looseObject({ id, label: text, keys, settings: isFunction, server: isFunction }))
    .optional(),
  sections: z.array(z.looseObject({ kind: filled, title: text, component: isFunction })).optional(),
});
type Checked = z.infer<typeof extension>;

/** What is wrong with the extensions of a shop: one line each, with the name of the field. */
export function extensionErrors(extensions: readonly unknown[]): string[] {
  const errors: string[] = [];
  const checked: Checked[] = [];
  extensions.forEach((value, index) => {
    const result = extension.safeParse(value);
    if (result.success) checked.push(result.data);
    else errors.push(...result.error.issues.map((issue) => `${nameOf(value, index)}: ${lineOf(issue)}`));
  });
  errors.push(...duplicates(checked));
  // the rest needs values of the right types
  return errors.length > 0 ? errors : definitionErrors(extensions as readonly Extension[]);
}

/** What is wrong with the fields, sections and themes as the shop mounts them. */
function definitionErrors(extensions: readonly Extension[]): string[] {
  return [fieldDefinitions, sectionDefinitions, themeCss].flatMap((mount) => {
    try {
      mount(extensions);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

function nameOf(value: unknown, index: number): string {
  const name = typeof value === 'object' && value && 'name' in value ? value.name : undefined;
  return typeof name === 'string' && name ? `extensions/${name}` : `extensions[${index}]`;
}

function lineOf({ path, message }: z.core.$ZodIssue): string {
  const field = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return `${field.replace(/^\./, '') || 'it'}: ${message}`;
}

/** Names that two extensions, or one twice, would share. */
function duplicates(extensions: readonly Checked[]): string[] {
  const errors: string[] = [];
  const claimed = new Map<string, string>();
  const claim = (kind: string, value: string, owner: string, field: string) => {
    const other = claimed.get(`${kind} ${value}`);
    if (other)
      errors.push(`extensions/${owner}: ${field}: ${value} is the ${kind} of extensions/${other} too`);
    else claimed.set(`${kind} ${value}`, owner);
  };
  for (const {
    name,
    payments = [],
    couriers = [],
    messages = [],
    sections = [],
    keys: own = [],
  } of extensions) {
    claim('name', name, name, 'name');
    const claimKeys = (list: z.infer<typeof keys>, path: string) =>
      list.forEach((entry, index) => {
        claim('key', entry.name, name, `${path}[${index}].name`);
        if (entry.previousName) claim('key', entry.previousName, name, `${path}[${index}].previousName`);
      });
    claimKeys(own, 'keys');
    payments.forEach((one, index) => {
      claim('payment id', one.id, name, `payments[${index}].id`);
      claim('payment method', one.method, name, `payments[${index}].method`);
      claimKeys(one.keys, `payments[${index}].keys`);
    });
    couriers.forEach((one, index) => {
      claim('courier id', one.id, name, `couriers[${index}].id`);
      claim('courier webhook', one.webhookName ?? one.id, name, `couriers[${index}].webhookName`);
      if (one.rates) claim('courier of the', 'delivery charge', name, `couriers[${index}].rates`);
      claimKeys(one.keys ?? [], `couriers[${index}].keys`);
    });
    messages.forEach((one, index) => {
      claim('channel id', one.id, name, `messages[${index}].id`);
      claimKeys(one.keys, `messages[${index}].keys`);
    });
    sections.forEach((one, index) => {
      claim('section kind', one.kind, name, `sections[${index}].kind`);
    });
  }
  return errors;
}
