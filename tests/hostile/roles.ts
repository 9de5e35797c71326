import { randomUUID } from 'node:crypto';
import { hasRight } from '../../src/rules/staff-rights.ts';
import { type StaffRole, staffRoles } from '../../src/rules/staff-roles.ts';
import { access } from '../../src/server/access.ts';
import { newId } from '../../src/server/platform/ids.ts';
import { newToken, tokenHash } from '../../src/server/platform/tokens.ts';
import { scopeOf } from '../../src/server/sessions/guard.ts';
import { rightByRoute } from '../../src/server/staff-access.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { bearer } from '../support/people.ts';
import type { ReachableShop } from '../support/test-shop.ts';
import type { Attack, Operation } from './cases.ts';

/** They must not see or change what belongs to somebody else. */
export const OUTSIDERS = ['visitor', 'customer', 'blocked'] as const;
const INSIDERS = [...staffRoles, 'key'] as const;
export const ROLES = [...OUTSIDERS, ...INSIDERS];
export type Role = (typeof ROLES)[number];

const rights = rightByRoute(access);
const isStaff = (role: Role): role is StaffRole => staffRoles.some((one) => one === role);

/** One person of each role, new for every call: fuzzed calls may end sessions, block users and delete accounts. */
export async function makeRoles(shop: ReachableShop): Promise<Record<Role, Record<string, string>>> {
  const people = ROLES.filter((role) => role !== 'visitor' && role !== 'key').map((role) => ({
    role,
    id: newId(),
    token: newToken(),
  }));
  const { pool } = shop.database;
  await pool.query(
    `insert into users (id, name, email, password_hash, is_blocked, is_admin, staff_role)
     select id, 'Somebody', id || '@example.org', 'none', role = 'blocked', staff is not null, staff
     from unnest($1::uuid[], $2::text[], $3::text[]) as made (id, role, staff)`,
    [
      people.map(({ id }) => id),
      people.map(({ role }) => role),
      people.map(({ role }) => (isStaff(role) ? role : null)),
    ],
  );
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as made (hash, id)`,
    [people.map(({ token }) => tokenHash(token)), people.map(({ id }) => id)],
  );
  const createdBy = people.find(({ role }) => role === 'owner')?.id ?? randomUUID();
  const { key } = await insertApiKey(shop, { createdBy });
  const headers = people.map(({ role, token }) => [role, bearer(token)]);
  return { visitor: {}, key: bearer(key), ...Object.fromEntries(headers) };
}

/** Whether the access table lets this role in at all. */
export function isOpenTo(role: Role, { method, path }: Pick<Operation, 'method' | 'path'>): boolean {
  const route = `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  // the routes of payment methods are for customers, their webhooks for everybody
  const rule = access[route] ?? (path.startsWith('/api/webhooks/') ? 'everyone' : 'customer');
  if (rule === 'everyone') return true;
  if (role === 'visitor' || role === 'blocked') return false;
  if (role === 'key') return scopeOf(rule) !== undefined;
  return rule === 'customer' || (isStaff(role) && hasRight(role, rights.get(route)));
}

/** Whether every route that this request can mean is closed to the role: then nothing may come back. */
export function mustBeRejected(
  role: Role,
  { method, path }: Attack,
  operations: readonly Operation[],
): boolean {
  const [pathname = ''] = path.split('?', 1);
  // an escape or a dot may name another route
  if (!/^[\w/-]+$/.test(pathname)) return false;
  const meant = operations.filter((one) => one.method === method && patternOf(one).test(pathname));
  return meant.length > 0 && meant.every((one) => !isOpenTo(role, one));
}

const patterns = new Map<Operation, RegExp>();

function patternOf(operation: Operation): RegExp {
  const pattern = patterns.get(operation) ?? new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  patterns.set(operation, pattern);
  return pattern;
}
