import { and, desc, eq, like, lt, type SQL, sql } from 'drizzle-orm';
import { actingKey } from '../platform/acting-key.ts';
import type { Db } from '../platform/db/db.ts';
import { auditLog, users } from '../platform/db/schema/accounts.ts';
import { apiKeys } from '../platform/db/schema/api-keys.ts';
import { containsPattern } from '../platform/db/search.ts';
import { text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type AuditChanges = Record<string, [before: unknown, after: unknown]>;

export interface AuditSelection {
  /** The beginning of the target, as "order" or "user 0190…". */
  about?: string | undefined;
  q?: string | undefined;
  /** Actions that `q` names in the admin's language. */
  actions?: readonly string[] | undefined;
  after?: number | undefined;
  limit: number;
}

export async function insertAudit(
  tx: Db,
  entry: { actorId: string; action: string; target: string; changes: AuditChanges },
): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, apiKeyId: actingKey.current() });
}

/** Newest first. */
export function selectAudit(db: Db, { about, q, actions, after, limit }: AuditSelection) {
  return db
    .select({ entry: auditLog, actor: users.name, apiKey: apiKeys.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, auditLog.apiKeyId))
    .where(
      and(
        about ? like(auditLog.target, `${about}%`) : undefined,
        q ? isAbout(q, { about, actions, after, limit }) : undefined,
        after ? lt(auditLog.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** Action, actor, API key or order number, as four subqueries: each can use an index, a single condition with `or` could not. */
function isAbout(q: string, { about, actions = [], after, limit }: Omit<AuditSelection, 'q'>): SQL {
  const pattern = containsPattern(q);
  const named = actions.map((action) => `${action.toLowerCase()} %`);
  const number = /^(?:order )?#?(\d{1,15})$/i.exec(q)?.[1];
  const page = sql`${about ? sql`and a.target like ${`${about}%`}` : sql``} ${after ? sql`and a.id < ${after}` : sql``} order by a.id desc limit ${limit}`;
  return sql`${auditLog.id} = any(array(
    (select a.id from audit_log a
     where lower(a.action || ' ' || a.target) like any(array[${sql.join(
       [pattern, ...named].map((one) => sql`${one}`),
       sql`, `,
     )}]::text[]) ${page}) union all
    (select found.id from users u cross join lateral (
      select a.id from audit_log a where a.actor_id = u.id ${page}) found
     where u.is_admin and lower(u.name) like ${pattern}) union all
    (select found.id from api_keys k cross join lateral (
      select a.id from audit_log a where a.api_key_id = k.id ${page}) found
     where lower(k.name) like ${pattern}) union all
    (select found.id from orders o cross join lateral (
      select a.id from audit_log a where a.target = 'order ' || o.id ${page}) found
     where o.number = ${number ?? null}::bigint)))`;
}

const personRemover = statement({
  name: 'audit_remove_person',
  isPrepared: false,
  params: { account: text(), userId: uuid() },
  row: {},
  text: `update audit_log set changes = changes - '{name,email,phone,address}'::text[]
    where target = any(array(
      select :account union all select 'order ' || o.id from orders o where o.user_id = :userId))`,
});

/** Includes the entries about the orders of the user, found by their customer. */
export async function removePersonalData(tx: Db, userId: string): Promise<void> {
  await personRemover(tx, { account: `user ${userId}`, userId });
}
