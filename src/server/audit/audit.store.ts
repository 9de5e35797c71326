import { and, desc, eq, like, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { auditLog, users } from '../platform/db/schema/accounts.ts';
import { containsPattern } from '../platform/db/search.ts';

/** Newest first. */
export function selectAudit(
  db: Db,
  {
    about,
    q,
    after,
    limit,
  }: { about?: string | undefined; q?: string | undefined; after?: number | undefined; limit: number },
) {
  return db
    .select({ entry: auditLog, actor: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        about ? like(auditLog.target, `${about}%`) : undefined,
        q ? isAbout(q, { about, after, limit }) : undefined,
        after ? lt(auditLog.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

/** What was done, who did it, or which order by its number: each question has an index of its own, together they have none. */
function isAbout(
  q: string,
  { about, after, limit }: { about: string | undefined; after: number | undefined; limit: number },
): SQL {
  const pattern = containsPattern(q);
  const number = /^(?:order )?#?(\d{1,15})$/i.exec(q)?.[1];
  const page = sql`${about ? sql`and a.target like ${`${about}%`}` : sql``} ${after ? sql`and a.id < ${after}` : sql``} order by a.id desc limit ${limit}`;
  return sql`${auditLog.id} = any(array(
    (select a.id from audit_log a where lower(a.action || ' ' || a.target) like ${pattern} ${page}) union all
    (select found.id from users u cross join lateral (
      select a.id from audit_log a where a.actor_id = u.id ${page}) found
     where u.is_admin and lower(u.name) like ${pattern}) union all
    (select found.id from orders o cross join lateral (
      select a.id from audit_log a where a.target = 'order ' || o.id ${page}) found
     where o.number = ${number ?? null}::bigint)))`;
}
