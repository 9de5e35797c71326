import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<boolean>();

/**
 * Whether the person who acts in the admin area now has shown within the last ten minutes who they are. Use-cases that need it
 * only above a limit read it where they know the amount.
 */
export const freshConfirmation = {
  /** True for customers, jobs and API keys, of whom nobody asks it. */
  isConfirmed: (): boolean => storage.getStore() ?? true,
  run: <Value>(isConfirmed: boolean, work: () => Value): Value => storage.run(isConfirmed, work),
};
