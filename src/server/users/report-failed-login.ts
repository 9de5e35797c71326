import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { findUserByEmail } from './users.store.ts';

/**
 * Logs a failed login for whoever watches for guessing. The account's id says which account is attacked; the e-mail stays
 * out of the log, since it may be a stranger's, and a hash of it would be guessed in seconds.
 */
export async function reportFailedLogin(
  context: Context<AppEnv>,
  db: Db,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  // asked for known and unknown e-mails alike, so that the response takes the same time
  const user = await findUserByEmail(db, email);
  const address = context.get('address');
  context.get('log').warn({ event: 'login-failed', reason, address, account: user?.id }, 'login failed');
}
