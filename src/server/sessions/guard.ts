import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { reject } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { FindCurrentUser } from './find-current-user.ts';
import type { NoteBrowser } from './note-browser.ts';

export type Access = 'everyone' | 'customer' | 'admin';

/**
 * Access control by the table of "METHOD /path". A route without an entry is for admins only, so that a missing entry never
 * exposes it to customers or visitors.
 */
export function guard(
  findCurrentUser: FindCurrentUser,
  table: Readonly<Record<string, Access>>,
  noteBrowser: NoteBrowser,
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const access = accessOf(context, table);
    if (access === 'everyone' || access === undefined) return next();
    const found = await findCurrentUser(context.req.header('Authorization'));
    context.header('Cache-Control', 'no-store');
    if (!found) return reject(context, 'not-signed-in');
    const { isBlocked, isExtended, ...currentUser } = found;
    context.set('account', currentUser.id);
    if (isBlocked) return reject(context, 'blocked');
    if (access === 'admin' && !currentUser.isAdmin) return reject(context, 'not-admin');
    context.set('currentUser', currentUser);
    if (isExtended) await noteBrowser(context, currentUser);
    return next();
  };
}

/** Undefined when no route matches, which leads to a 404. */
function accessOf(context: Context<AppEnv>, table: Readonly<Record<string, Access>>): Access | undefined {
  const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  const route = matchedRoutes(context).find((matched) => matched.method === method);
  return route && (table[`${method} ${route.path}`] ?? 'admin');
}
