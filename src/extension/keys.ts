import { z } from 'zod';
import type { Text } from './text.ts';

/** An environment variable of an extension. An admin can also enter it in the set-up assistant, unless `isFixed` or `isAddress`. */
export interface KeyDefinition {
  /** Such as `ACMEPAY_KEY_ID`: capitals and digits, beginning with the provider's name. */
  name: string;
  label: Text;
  hint?: Text;
  /** Never sent back to a browser. */
  isSecret?: boolean;
  /** The extension works without it. */
  isOptional?: boolean;
  /** Only in the environment. */
  isFixed?: boolean;
  /** An address of the provider, only in the environment. A live shop rejects that of a sandbox. */
  isAddress?: boolean;
  /** The value before a change stays valid for a day, under `previousName`: providers retry with the old secret. */
  previousName?: string;
  schema: z.ZodType<string>;
  /** The value of the built-in sandbox. It is public, so a live shop rejects it. */
  demoValue?: string;
  /** In a live shop: why the value cannot be used, such as a test key. Starts with a small letter, no full stop. */
  liveError?: (value: string) => string | undefined;
}

export type KeyValues = Readonly<Partial<Record<string, string>>>;

export type Environment = 'sandbox' | 'test' | 'live';

/** What the settings of a provider are made of. */
export interface SettingsInput {
  isLive: boolean;
  /** From the environment, and those that an admin stored. */
  keys: KeyValues;
  /** The base URL of the built-in sandbox, `http://127.0.0.1:3000/sandbox`. */
  sandboxUrl: string;
  publicUrl: string;
}

/** A secret or an id. */
export const keyText = z.string().trim().max(500);
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** A script that pages load. */
export const scriptUrl = z.union(
  [httpUrl, z.string().regex(/^\/(?![/\\])/)],
  'must be an address or a path of this site',
);

/** The keys with the sandbox's values where none is set. */
export function withDemoValues(definitions: readonly KeyDefinition[], keys: KeyValues): KeyValues {
  const demo = definitions.flatMap(({ name, demoValue }) =>
    demoValue === undefined ? [] : [[name, demoValue]],
  );
  return { ...Object.fromEntries(demo), ...keys };
}

/** The pairs of a key such as `order-paid=paid1, order-shipped=sent1`, for a list of templates. */
export function readPairs(list: string): string[][] {
  return list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => entry.split('=').map((part) => part.trim()));
}
