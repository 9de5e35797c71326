import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestOrigin {
  /** For IPv6 the /64 network. */
  address: string;
  /** The User-Agent header. */
  device: string;
  /** The account of the session or the API key. */
  person?: string;
  /** Signed in, or in a browser where the account has signed in before. */
  isTrusted?: boolean;
}

const storage = new AsyncLocalStorage<RequestOrigin>();
const NOWHERE: Readonly<RequestOrigin> = { address: '', device: '' };

/** Where the request that runs now comes from. The security log reads it where it writes, so that no use-case passes it on. */
export const requestOrigin = {
  /** Empty in a job. */
  current: (): Readonly<RequestOrigin> => storage.getStore() ?? NOWHERE,
  run: <Value>(origin: RequestOrigin, work: () => Value): Value => storage.run(origin, work),
  /** Queues give this request a lane of its person, before strangers. */
  trust: (person: string): void => {
    const origin = storage.getStore();
    if (!origin) return;
    origin.person = person;
    origin.isTrusted = true;
  },
};
