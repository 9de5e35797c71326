import { and, desc, eq, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SecurityKind } from '../../contract/admin/security-log.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { securityEvents } from '../platform/db/schema/security.ts';
import { containsPattern, escapeLike } from '../platform/db/search.ts';
import { bigint, integer, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

export type NewSecurityEvent = typeof securityEvents.$inferInsert & { kind: SecurityKind };

export async function insertEvent(db: Db, event: NewSecurityEvent): Promise<void> {
  await db.insert(securityEvents).values(event);
}

/** Of one address, and of all, in an hour: an attack must not fill the disk. The server's log has every attempt. */
const MAX_FAILURES = { ofAddress: 100, all: 5000 };

const failureWriter = statement({
  name: 'security_event_failure',
  params: { accountId: nullable(uuid()), address: text(), device: text(), reason: text() },
  row: {},
  text: `insert into security_events (kind, account_id, address, device, detail)
    select 'sign-in-failed', :accountId, :address, :device, jsonb_build_object('reason', :reason::text)
    where (select count(*) from (select from security_events where address = :address and kind = 'sign-in-failed'
        and at > now() - interval '1 hour' limit ${MAX_FAILURES.ofAddress}) of_address) < ${MAX_FAILURES.ofAddress}
      and (select count(*) from (select from security_events where kind = 'sign-in-failed'
        and at > now() - interval '1 hour' limit ${MAX_FAILURES.all}) everywhere) < ${MAX_FAILURES.all}`,
});

export async function insertFailure(
  db: Db,
  failure: { accountId: string | null; address: string; device: string; reason: string },
): Promise<void> {
  await failureWriter(db, failure);
}

export interface SecuritySelection {
  kind?: SecurityKind | undefined;
  q?: string | undefined;
  after?: number | undefined;
  limit: number;
}

const actors = alias(users, 'actors');

/** Newest first. */
export function selectEvents(db: Db, { kind, q, after, limit }: SecuritySelection) {
  return db
    .select({
      event: securityEvents,
      account: { _id: users.id, name: users.name, email: users.email },
      actor: actors.name,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.accountId))
    .leftJoin(actors, eq(actors.id, securityEvents.actorId))
    .where(
      and(
        kind ? eq(securityEvents.kind, kind) : undefined,
        q ? isAbout(db, q) : undefined,
        after ? lt(securityEvents.id, after) : undefined,
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit);
}

const MAX_PEOPLE = 200;

function isAbout(db: Db, q: string): SQL | undefined {
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`lower(${users.name} || ' ' || ${users.email} || ' ' || ${users.phone}) like ${containsPattern(q)}`,
    )
    .limit(MAX_PEOPLE);
  return or(
    inArray(securityEvents.accountId, people),
    inArray(securityEvents.actorId, people),
    like(securityEvents.address, `${escapeLike(q)}%`),
  );
}

export function selectEventsOf(db: Db, userId: string) {
  const { at, kind, address, device } = securityEvents;
  return db
    .select({ at, kind, address, device })
    .from(securityEvents)
    .where(eq(securityEvents.accountId, userId))
    .orderBy(desc(securityEvents.id));
}

const attackedFinder = statement({
  name: 'security_attacked_staff',
  isPrepared: false,
  params: { failures: bigint() },
  row: { accountId: uuid(), failures: integer() },
  text: `select e.account_id as "accountId", count(*)::int as failures
    from security_events e join users u on u.id = e.account_id and u.is_admin and u.erased_at is null
    where e.kind = 'sign-in-failed' and e.at > now() - interval '1 hour'
      and not exists (select from security_events told where told.account_id = e.account_id
        and told.kind = 'failures-reported' and told.at > now() - interval '1 day')
    group by e.account_id having count(*) >= :failures order by e.account_id`,
});

/** Staff with that many failed logins in the last hour about whom the owners were not notified today. */
export function selectAttackedStaff(db: Db, failures: number) {
  return attackedFinder(db, { failures });
}

export async function deleteOldEvents(db: Db): Promise<void> {
  await db.delete(securityEvents).where(sql`${securityEvents.at} < now() - interval '180 days'`);
}
