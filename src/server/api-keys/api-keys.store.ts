import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { apiKeys } from '../platform/db/schema/api-keys.ts';
import { boolean } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const MAX_LISTED = 200;

const byHash = statement({
  name: 'api_key_by_hash',
  params: { keyHash: apiKeys.keyHash },
  row: {
    id: apiKeys.id,
    scopes: apiKeys.scopes,
    createdBy: apiKeys.createdBy,
    isRevoked: boolean(),
    isExpired: boolean(),
    isStale: boolean(),
  },
  text: `
    select k.id, k.scopes, k.created_by as "createdBy",
      k.revoked_at is not null or u.is_blocked or u.staff_role is distinct from 'owner' as "isRevoked",
      coalesce(k.expires_at <= now(), false) as "isExpired",
      coalesce(k.last_used_at < now() - interval '1 minute', true) as "isStale"
    from api_keys k join users u on u.id = k.created_by where k.key_hash = :keyHash`,
});

/** Asked at every request: a revoked key must not work anywhere for even a second. */
export async function findByHash(db: Db, keyHash: Buffer) {
  const [row] = await byHash(db, { keyHash });
  return row;
}

const lastUseWriter = statement({
  name: 'api_key_used',
  params: { id: apiKeys.id },
  row: {},
  text: `update api_keys set last_used_at = now()
    where id = :id and coalesce(last_used_at < now() - interval '1 minute', true)`,
});

/** At most once a minute, whatever the number of requests and replicas. */
export async function noteUse(db: Db, id: string): Promise<void> {
  await lastUseWriter(db, { id });
}

export async function insertApiKey(
  tx: Db,
  {
    expiresInDays,
    ...key
  }: Omit<typeof apiKeys.$inferInsert, 'expiresAt'> & { expiresInDays: number | null },
): Promise<void> {
  const expiresAt =
    expiresInDays === null ? null : sql<Date>`now() + make_interval(days => ${expiresInDays}::int)`;
  await tx.insert(apiKeys).values({ ...key, expiresAt });
}

const listed = {
  key: apiKeys,
  creator: users.name,
  isExpired: sql<boolean>`coalesce(${apiKeys.expiresAt} <= now(), false)`,
  hasCreatorLeft: sql<boolean>`${users.isBlocked} or ${users.staffRole} is distinct from 'owner'`,
};

/** Newest first, revoked ones last. */
export function selectApiKeys(db: Db) {
  return db
    .select(listed)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .orderBy(sql`${apiKeys.revokedAt} is not null`, desc(apiKeys.createdAt))
    .limit(MAX_LISTED);
}

export async function selectApiKey(db: Db, id: string) {
  const [row] = await db
    .select(listed)
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.createdBy))
    .where(eq(apiKeys.id, id));
  return row;
}

export type ListedKeyRow = NonNullable<Awaited<ReturnType<typeof selectApiKey>>>;

/** Undefined when there is none, and when it was revoked before. */
export async function revokeKey(tx: Db, id: string): Promise<Date | undefined> {
  const [row] = await tx
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(sql`${apiKeys.id} = ${id} and ${apiKeys.revokedAt} is null`)
    .returning({ revokedAt: apiKeys.revokedAt });
  return row?.revokedAt ?? undefined;
}
