import type { Log } from '../platform/log.ts';

/** Who asks, as the session says. */
export interface CurrentUser {
  id: string;
  isAdmin: boolean;
  sessionId: string;
  token: string;
  /** Signed in within the last ten minutes. */
  isFresh: boolean;
}

/** What every request carries; the caller only where the table of access asks for one. */
export interface AppEnv {
  Variables: {
    requestId: string;
    log: Log;
    address: string;
    currentUser?: CurrentUser;
    /** Whose token it was, also when the request was rejected; for the log. */
    account?: string;
    /** The pattern of the page that answers; a call of the API has its own. */
    page?: string;
    /** What the answer consists of: passed on beside it, since to read it from an answer costs more than to make it. */
    body?: Buffer<ArrayBuffer>;
    /** The answer is kept for others too. */
    isCached?: boolean;
  };
}
