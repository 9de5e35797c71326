import type { Calls } from './calls.d.ts';

export type { Calls } from './calls.d.ts';

/** An error response of the shop. */
export class ShopError extends Error {
  readonly status: number;
  /** Such as `scope-missing` or `food-changed`. */
  readonly code: string;
  /** The owner finds the request by it in the shop's log. */
  readonly requestId: string;
  /** What else the response has: `scope`, or `fields` with a message per field. */
  readonly details: Record<string, unknown>;
}

type Input<Name extends keyof Calls> = Omit<Calls[Name], 'response'>;
type Arguments<Name extends keyof Calls> =
  Record<string, never> extends Input<Name> ? [input?: Input<Name>] : [input: Input<Name>];

export interface Client {
  /** Makes one call. Waits and tries again, up to three times, when the shop asks for it with Retry-After. */
  call<Name extends keyof Calls>(name: Name, ...input: Arguments<Name>): Promise<Calls[Name]['response']>;
}

export function createClient(options: {
  /** Of the shop, such as https://farm.example */
  url: string;
  /** An API key of /admin/api-keys. */
  key: string;
  fetch?: typeof globalThis.fetch;
}): Client;
