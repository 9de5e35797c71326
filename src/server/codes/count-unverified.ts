import type { Db } from '../platform/db/db.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { hasVerification } from './check-code.ts';
import type { CodePurpose } from './code-requester.ts';

interface Input {
  purpose: CodePurpose;
  /** The e-mail, or the mobile number. */
  email: string;
  token: string | undefined;
  /** Of the rate limit: the network. */
  key: string;
}

/**
 * Counts a request without a valid verification token; returns the seconds to wait. A request with one always passes: others in
 * the same network, which can be thousands, cannot use up its rate limit.
 */
export async function countUnverified(
  db: Db,
  limit: RateLimit,
  { purpose, email, token, key }: Input,
): Promise<number> {
  const isVerified = token && (await hasVerification(db, purpose, email, token));
  return isVerified ? 0 : limit.consume(key);
}
