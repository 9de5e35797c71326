import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ApiScope } from '../../contract/admin/api-keys.ts';
import { hasRight, type StaffRight } from '../../rules/staff-rights.ts';
import { type ApiKeyGuard, apiKeyOf } from '../api-keys/api-key-guard.ts';
import { reject, rejectRight } from '../http/api-error.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { CallBudget } from '../http/call-budget.ts';
import { freshConfirmation } from '../platform/fresh-confirmation.ts';
import type { FindCurrentUser } from './find-current-user.ts';
import type { NoteBrowser } from './note-browser.ts';

export type Access = 'everyone' | 'customer' | 'admin' | { role: 'admin'; scope: ApiScope };

/**
 * Access control by the table of "METHOD /path". A route without an entry is for admins only, so that a missing entry never
 * exposes it to customers or visitors. `rights` has the right of each admin route; without one it is closed to all staff.
 * With `needsSecondFactor` the admin routes are open only to sessions with a second step.
 */
export function guard(
  table: Readonly<Record<string, Access>>,
  {
    findCurrentUser,
    noteBrowser,
    passApiKey,
    rights,
    spendBudget,
    needsSecondFactor,
  }: {
    findCurrentUser: FindCurrentUser;
    noteBrowser: NoteBrowser;
    passApiKey: ApiKeyGuard;
    rights: ReadonlyMap<string, StaffRight>;
    spendBudget: CallBudget;
    needsSecondFactor: boolean;
  },
): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const route = routeOf(context);
    const access = route === undefined ? undefined : (table[route] ?? 'admin');
    if (!route || !access) return next();
    const nextInBudget = () => spendBudget(context, route, next);
    if (access === 'everyone') return nextInBudget();
    const authorization = context.req.header('Authorization');
    const key = apiKeyOf(authorization);
    if (key) return passApiKey(context, key, scopeOf(access), nextInBudget);
    const found = await findCurrentUser(authorization);
    context.header('Cache-Control', 'no-store');
    if (!found) return reject(context, 'not-signed-in');
    const { isBlocked, isExtended, ...currentUser } = found;
    context.set('account', currentUser.id);
    if (isBlocked) return reject(context, 'blocked');
    if (access !== 'customer') {
      if (!currentUser.isAdmin) return reject(context, 'not-admin');
      const right = rights.get(route);
      if (!hasRight(currentUser.staffRole, right)) return rejectRight(context, right);
      if (needsSecondFactor && !currentUser.hasSecondFactor) return reject(context, 'second-factor-missing');
    }
    context.set('currentUser', currentUser);
    if (isExtended) await noteBrowser(context, currentUser);
    return access === 'customer' ? nextInBudget() : freshConfirmation.run(currentUser.isFresh, nextInBudget);
  };
}

/** Undefined: closed to all API keys. */
export function scopeOf(access: Access): ApiScope | undefined {
  return typeof access === 'object' ? access.scope : undefined;
}

/** "METHOD /path"; undefined when no route matches, which leads to a 404. */
function routeOf(context: Context<AppEnv>): string | undefined {
  const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  const route = matchedRoutes(context).find((matched) => matched.method === method);
  return route && `${method} ${route.path}`;
}
