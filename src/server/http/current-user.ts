import type { Context } from 'hono';
import type { AppEnv, CurrentUser } from './app-env.ts';

/** The signed-in user, on a route for which access.ts requires a login. */
export function getCurrentUser(context: Context<AppEnv>): CurrentUser {
  const currentUser = context.get('currentUser');
  if (!currentUser) throw new Error(`no current user: access.ts opens ${context.req.path} to everyone`);
  return currentUser;
}

export function getUserAgent(context: Context<AppEnv>): string {
  return context.req.header('User-Agent') ?? '';
}
