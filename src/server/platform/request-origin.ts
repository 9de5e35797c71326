import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestOrigin {
  /** For IPv6 the /64 network. */
  address: string;
  /** The User-Agent header. */
  device: string;
}

const storage = new AsyncLocalStorage<RequestOrigin>();
const NOWHERE: RequestOrigin = { address: '', device: '' };

/** Where the request that runs now comes from. The security log reads it where it writes, so that no use-case passes it on. */
export const requestOrigin = {
  /** Empty in a job. */
  current: (): RequestOrigin => storage.getStore() ?? NOWHERE,
  run: <Value>(origin: RequestOrigin, work: () => Value): Value => storage.run(origin, work),
};
