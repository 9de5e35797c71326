import { and, desc, eq, like, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { auditLog, users } from '../platform/db/schema/accounts.ts';

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
  const pattern = `%${q?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({ entry: auditLog, actor: users.name })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        about ? like(auditLog.target, `${about}%`) : undefined,
        q
          ? sql`lower(concat_ws(' ', ${auditLog.action}, ${auditLog.target}, ${users.name})) like ${pattern}`
          : undefined,
        after ? lt(auditLog.id, after) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
