import { and, eq, isNull, sql } from 'drizzle-orm';
import { REMINDER_DAYS } from '../../rules/running-low.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { reminderStops, reminders } from '../platform/db/schema/notices.ts';
import { orderItems, orders } from '../platform/db/schema/sales.ts';
import { array, bigint, boolean, integer, nullable, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

const candidates = statement({
  name: 'reminder_candidates',
  isPrepared: false,
  params: { after: nullable(uuid()), limit: bigint(), days: integer() },
  row: { id: users.id, name: users.name, email: users.email, language: users.language },
  text: `select u.id, u.name, u.email, u.language from users u
    where (:after::uuid is null or u.id > :after) and not u.is_blocked and u.erased_at is null
      and not exists (select from reminder_stops s where s.user_id = u.id)
      and not exists (
        select from reminders r where r.user_id = u.id and r.created_at > now() - make_interval(days => :days::int))
      and (select count(*) from orders o where o.user_id = u.id and o.payment_status = 'COMPLETED'
        and o.status <> 'CANCELLED' and o.created_at > now() - interval '1 year') >= 2
    order by u.id limit :limit`,
});

/** Customers with two orders who may be reminded today, after the one with this id. */
export function selectCandidates(db: Db, after: string | null, limit: number) {
  return candidates(db, { after, limit, days: REMINDER_DAYS });
}

const purchases = statement({
  name: 'reminder_purchases',
  isPrepared: false,
  params: { userIds: array(uuid()) },
  row: {
    userId: uuid(),
    foodId: orderItems.foodId,
    size: orderItems.size,
    quantity: orderItems.quantity,
    boughtAt: orders.createdAt,
    isBuyable: boolean(),
  },
  text: `select u.id as "userId", i.food_id as "foodId", i.size, i.quantity, o.created_at as "boughtAt",
      exists (select from foods f join food_sizes s on s.food_id = f.id and s.size = i.size and coalesce(s.stock, 1) > 0
        where f.id = i.food_id and f.status = 'published' and f.removed_at is null) as "isBuyable"
    from unnest(:userIds::uuid[]) as u(id)
    join orders o on o.user_id = u.id and o.payment_status = 'COMPLETED' and o.status <> 'CANCELLED'
      and o.created_at > now() - interval '1 year'
    join order_items i on i.order_id = o.id`,
});

/** What they paid for within a year, and whether they can buy it again now. */
export function selectPurchases(db: Db, userIds: string[]) {
  return purchases(db, { userIds });
}

/** Locks the customer, so that two processes remind once. False: reminded already, or no longer wanted. */
export async function lockForReminder(tx: Db, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
    .for('no key update');
  if (!user) return false;
  const recent = await tx.$count(
    reminders,
    and(
      eq(reminders.userId, userId),
      sql`${reminders.createdAt} > now() - make_interval(days => ${REMINDER_DAYS}::int)`,
    ),
  );
  const stops = await tx.$count(reminderStops, eq(reminderStops.userId, userId));
  return recent === 0 && stops === 0;
}

export async function insertReminder(
  tx: Db,
  reminder: Pick<typeof reminders.$inferInsert, 'id' | 'userId' | 'tokenHash' | 'lines'>,
): Promise<void> {
  await tx.insert(reminders).values(reminder);
}

export async function findReminder(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ id: reminders.id, userId: reminders.userId, lines: reminders.lines })
    .from(reminders)
    .where(eq(reminders.tokenHash, tokenHash));
  return row;
}

export async function markOpened(db: Db, id: string): Promise<void> {
  await db
    .update(reminders)
    .set({ openedAt: sql`now()` })
    .where(and(eq(reminders.id, id), isNull(reminders.openedAt)));
}

export async function isStopped(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(reminderStops, eq(reminderStops.userId, userId))) > 0;
}

export async function insertStop(db: Db, userId: string): Promise<void> {
  await db.insert(reminderStops).values({ userId }).onConflictDoNothing();
}

export async function deleteStop(db: Db, userId: string): Promise<void> {
  await db.delete(reminderStops).where(eq(reminderStops.userId, userId));
}

export function selectOfCustomer(db: Db, userId: string) {
  const { lines, createdAt, openedAt } = reminders;
  return db.select({ lines, createdAt, openedAt }).from(reminders).where(eq(reminders.userId, userId));
}

export async function deleteOfCustomer(tx: Db, userId: string): Promise<void> {
  await tx.delete(reminders).where(eq(reminders.userId, userId));
  await tx.delete(reminderStops).where(eq(reminderStops.userId, userId));
}

export async function deleteOld(db: Db): Promise<void> {
  await db.delete(reminders).where(sql`${reminders.createdAt} < now() - interval '1 year'`);
}
