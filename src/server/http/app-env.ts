import type { StaffRole } from '../../rules/staff-roles.ts';
import type { Log } from '../platform/log.ts';

/** The signed-in user, from the session; with an API key, the admin who created it. */
export interface CurrentUser {
  id: string;
  isAdmin: boolean;
  /** Null for a customer. */
  staffRole: StaffRole | null;
  sessionId: string;
  token: string;
  /** Signed in or confirmed who they are within the last ten minutes, as sensitive changes require. */
  isFresh: boolean;
  /** The session was opened or confirmed with a passkey or a code of an authenticator app. */
  hasSecondFactor: boolean;
  /** What the API key may do. Undefined: a person, who may do everything that the role allows. */
  scopes?: readonly string[];
}

/** Hono context variables. `currentUser` is set only on routes for which access.ts requires a login. */
export interface AppEnv {
  Variables: {
    requestId: string;
    log: Log;
    address: string;
    currentUser?: CurrentUser;
    /** Account of the session token, for the log; also set when the request is rejected. */
    account?: string;
    /** Id of the API key, for the log. */
    apiKey?: string;
    /** Route pattern of a rendered page; API routes have their own. */
    page?: string;
    /** The response body, passed along because reading it back from a Response is slower than rendering it. */
    body?: Buffer<ArrayBuffer>;
    /** The response will be stored in the response cache. */
    isCached?: boolean;
  };
}
