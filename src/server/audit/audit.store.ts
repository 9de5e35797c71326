import { and, desc, eq, like, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { auditLog, users } from '../platform/db/schema/accounts.ts';
import { anywhere } from '../platform/db/search.ts';

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
  const pattern = anywhere(q ?? '');
  return db
    .select({ entry: auditLog, actor: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        about ? like(auditLog.target, `${about}%`) : undefined,
        q
          ? // two questions that an index each can answer; who acts are few
            sql`(lower(${auditLog.action} || ' ' || ${auditLog.target}) like ${pattern} or ${auditLog.actorId} = any(array(
              select u.id from ${users} u where u.is_admin and lower(u.name) like ${pattern})))`
          : undefined,
        after ? lt(auditLog.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
