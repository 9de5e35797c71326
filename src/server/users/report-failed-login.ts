import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Db } from '../platform/db/db.ts';
import { recordFailedLogin } from '../security-log/record-security-event.ts';
import { findUserByEmail } from './users.store.ts';

/**
 * Logs a failed login, and stores it in the security log, so that password guessing is noticed. Both have the account's id and no e-mail: the e-mail
 * may belong to somebody else, and a hash of it could be reversed in seconds.
 */
export async function reportFailedLogin(
  context: Context<AppEnv>,
  db: Db,
  { email, reason }: { email: string; reason: string },
): Promise<void> {
  // queried for unknown e-mails too, so that the response takes the same time
  const user = await findUserByEmail(db, email);
  const address = context.get('address');
  await recordFailedLogin(db, { accountId: user?.id ?? null, reason });
  const requestId = context.get('requestId');
  const fields = { requestId, event: 'login-failed', reason, address, account: user?.id };
  context.get('log').warn(fields, 'login failed');
}
