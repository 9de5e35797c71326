import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { getCurrentUser } from '../http/current-user.ts';
import { respondWithError } from '../http/respond.ts';
import type { Reauthenticate } from './reauthenticate.ts';

/** For routes without a body, such as downloads: a stolen session is not enough. API keys have their scopes instead. */
export function needConfirmation(reauthenticate: Reauthenticate): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const currentUser = getCurrentUser(context);
    const isKey = currentUser.scopes !== undefined;
    const authentication = isKey ? undefined : await reauthenticate(currentUser, undefined);
    if (authentication && !authentication.ok) return respondWithError(context, authentication);
    return next();
  };
}
