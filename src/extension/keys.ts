import type { z } from 'zod';
import type { Text } from './text.ts';

/** An environment variable of an extension. An admin can also enter it in the set-up assistant, unless `isFixed`. */
export interface KeyDefinition {
  /** Such as `RAZORPAY_KEY_ID`: capitals and digits, beginning with the provider's name. */
  name: string;
  label: Text;
  hint?: Text;
  /** Never sent back to a browser. */
  isSecret?: boolean;
  /** The extension works without it. */
  isOptional?: boolean;
  /** Only in the environment: an address of a provider, for example. */
  isFixed?: boolean;
  /** The value before a change stays valid for a day, under `previousName`: providers retry with the old secret. */
  previousName?: string;
  schema: z.ZodType<string>;
  /** The value of the built-in sandbox. It is public, so a live shop rejects it. */
  demoValue?: string;
  /** In a live shop: why the value cannot be used, such as a test key. Starts with a small letter, no full stop. */
  liveError?: (value: string) => string | undefined;
}

export type KeyValues = Partial<Record<string, string>>;

export type Environment = 'sandbox' | 'test' | 'live';

/** What the settings of a provider are made of. */
export interface SettingsInput {
  isLive: boolean;
  /** With the values that an admin stored, and in the sandbox those of the demo. */
  keys: KeyValues;
  /** The base URL of the built-in sandbox, `http://127.0.0.1:3000/sandbox`. */
  sandboxUrl: string;
  publicUrl: string;
}
