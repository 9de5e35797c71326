import type { Context } from 'hono';
import type { AppEnv, CurrentUser } from './app-env.ts';

/** Who asks, in a route for which the table of access wants a login. */
export function getCurrentUser(context: Context<AppEnv>): CurrentUser {
  const currentUser = context.get('currentUser');
  if (!currentUser)
    throw new Error(`no caller: ${context.req.path} is open to everyone in the table of access`);
  return currentUser;
}

/** How the caller's browser describes itself. */
export function deviceOf(context: Context<AppEnv>): string {
  return context.req.header('User-Agent') ?? '';
}
