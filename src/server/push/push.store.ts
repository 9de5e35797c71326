import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { advisoryLock } from '../platform/db/advisory-lock.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { pushKeys, pushSubscriptions, type pushTopics } from '../platform/db/schema/notices.ts';

export type PushTopic = (typeof pushTopics)[number];
type NewSubscription = typeof pushSubscriptions.$inferInsert;

/** The newest first. */
export function selectKeys(db: Db) {
  return db.select().from(pushKeys).orderBy(desc(pushKeys.createdAt), desc(pushKeys.id));
}

/** Until the transaction ends, no other process makes keys. */
export async function lockKeys(tx: Db): Promise<void> {
  await advisoryLock(tx, 'push keys');
}

export async function insertKeys(tx: Db, keys: typeof pushKeys.$inferInsert): Promise<void> {
  await tx.insert(pushKeys).values(keys);
}

/** A browser has one subscription for each topic, of whoever asked last. */
export async function upsertSubscription(tx: Db, subscription: NewSubscription): Promise<void> {
  const { id: _, endpoint: __, topic: ___, ...changes } = subscription;
  await tx
    .insert(pushSubscriptions)
    .values(subscription)
    .onConflictDoUpdate({
      target: [pushSubscriptions.endpoint, pushSubscriptions.topic],
      set: changes,
    });
}

/** False when nobody has the old one, nor the next one already. One that the browser has made meanwhile stays as it is. */
export async function replaceSubscription(
  tx: Db,
  old: { endpoint: string; auth: string },
  next: { endpoint: string; p256dh: string; auth: string },
): Promise<boolean> {
  const isOld = and(eq(pushSubscriptions.endpoint, old.endpoint), eq(pushSubscriptions.auth, old.auth));
  const rows = await tx
    .select({ topic: pushSubscriptions.topic })
    .from(pushSubscriptions)
    .where(isOld)
    .for('update');
  const isNext = and(eq(pushSubscriptions.endpoint, next.endpoint), eq(pushSubscriptions.auth, next.auth));
  if (rows.length === 0) return (await tx.$count(pushSubscriptions, isNext)) > 0;
  if (next.endpoint !== old.endpoint) {
    const made = await tx
      .select({ topic: pushSubscriptions.topic })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, next.endpoint));
    const topics = made.map(({ topic }) => topic);
    await tx.delete(pushSubscriptions).where(and(isOld, inArray(pushSubscriptions.topic, topics)));
  }
  await tx.update(pushSubscriptions).set(next).where(isOld);
  return true;
}

export async function deleteByEndpoint(
  tx: Db,
  { userId, endpoint, topic }: { userId: string; endpoint: string; topic: PushTopic },
): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        eq(pushSubscriptions.topic, topic),
        eq(pushSubscriptions.userId, userId),
      ),
    );
}

/** False when it has another endpoint now, or is gone. */
export async function deleteSubscription(
  db: Db,
  { id, endpoint }: { id: string; endpoint: string },
): Promise<boolean> {
  const rows = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)))
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
}

/** The newest stay. */
export async function deleteOldest(tx: Db, userId: string, topic: PushTopic, max: number): Promise<void> {
  const isOf = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.topic, topic));
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(isOf)
    .orderBy(desc(pushSubscriptions.createdAt))
    .limit(max);
  await tx.delete(pushSubscriptions).where(and(isOf, sql`${pushSubscriptions.id} not in ${newest}`));
}

/** A browser whose user has signed in anew: its subscriptions end with this session now. */
export async function bindToSession(
  db: Db,
  { userId, endpoint, sessionId }: { userId: string; endpoint: string; sessionId: string },
): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.endpoint, endpoint),
        ne(pushSubscriptions.sessionId, sessionId),
      ),
    );
}

export async function hasSubscription(
  db: Db,
  of: { userId: string; endpoint: string; topic: PushTopic; publicKey: string },
): Promise<boolean> {
  const { userId, endpoint, topic, publicKey } = of;
  const found = await db.$count(
    pushSubscriptions,
    and(
      eq(pushSubscriptions.userId, userId),
      eq(pushSubscriptions.endpoint, endpoint),
      eq(pushSubscriptions.topic, topic),
      eq(pushSubscriptions.publicKey, publicKey),
    ),
  );
  return found > 0;
}

/** With the rights of its user now. Undefined: it ended, or the account is blocked. */
export async function findSubscription(db: Db, id: string) {
  const [row] = await db
    .select({
      id: pushSubscriptions.id,
      topic: pushSubscriptions.topic,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      publicKey: pushSubscriptions.publicKey,
      language: pushSubscriptions.language,
      isAdmin: users.isAdmin,
      staffRole: users.staffRole,
    })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .where(and(eq(pushSubscriptions.id, id), eq(users.isBlocked, false), isNull(users.erasedAt)));
  return row;
}

export async function markDelivered(db: Db, id: string): Promise<void> {
  await db.update(pushSubscriptions).set({ deliveredAt: sql`now()` }).where(eq(pushSubscriptions.id, id));
}

export async function hasAnySubscription(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.topic, 'my-orders'))
    .limit(1);
  return rows.length > 0;
}

export function selectOfCustomer(db: Db, userId: string) {
  const { topic, endpoint, language, createdAt, deliveredAt } = pushSubscriptions;
  return db
    .select({ topic, endpoint, language, createdAt, deliveredAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(createdAt));
}

export async function deleteOfCustomer(tx: Db, userId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}
