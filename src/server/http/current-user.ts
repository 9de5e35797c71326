import type { Context } from 'hono';
import type { ApiScope } from '../../contract/admin/api-keys.ts';
import { hasRight, type StaffRight } from '../../rules/staff-rights.ts';
import type { AppEnv, CurrentUser } from './app-env.ts';

/** The signed-in user, on a route for which access.ts requires a login. */
export function getCurrentUser(context: Context<AppEnv>): CurrentUser {
  const currentUser = context.get('currentUser');
  if (!currentUser) throw new Error(`no current user: access.ts opens ${context.req.path} to everyone`);
  return currentUser;
}

/** Whether the request has an API key without this scope. access.ts checks that of the route; this is for single fields. */
export function lacksScope(context: Context<AppEnv>, scope: ApiScope): boolean {
  const { scopes } = getCurrentUser(context);
  return scopes !== undefined && !scopes.includes(scope);
}

/** Whether the user's role lacks this right. staff-access.ts checks that of the route; this is for parts of it. */
export function lacksRight(context: Context<AppEnv>, right: StaffRight): boolean {
  return !hasRight(getCurrentUser(context).staffRole, right);
}

export function getUserAgent(context: Context<AppEnv>): string {
  return context.req.header('User-Agent') ?? '';
}
