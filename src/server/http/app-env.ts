import type { Log } from '../platform/log.ts';

/** What every request carries. */
export interface AppEnv {
  Variables: { requestId: string; log: Log /** The answer is kept for others too. */; isKept?: boolean };
}
