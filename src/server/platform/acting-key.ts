import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/**
 * The API key of the request that runs now. The audit log and the history of orders read it where they write, so that no
 * use-case can forget to pass it on.
 */
export const actingKey = {
  /** Its id; null when a person acts. */
  current: (): string | null => storage.getStore() ?? null,
  run: <Value>(keyId: string, work: () => Value): Value => storage.run(keyId, work),
};
