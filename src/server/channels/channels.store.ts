import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { messageConsents } from '../platform/db/schema/message-consents.ts';
import { messageConsentChanges } from '../platform/db/schema/notices.ts';
import { orders } from '../platform/db/schema/sales.ts';

export function selectConsents(db: Db, userId: string) {
  return db
    .select({ channel: messageConsents.channel, agreedAt: messageConsents.agreedAt })
    .from(messageConsents)
    .where(eq(messageConsents.userId, userId));
}

export function selectConsentChanges(db: Db, userId: string) {
  const { channel, isOn, source, at } = messageConsentChanges;
  return db
    .select({ channel, isOn, source, at })
    .from(messageConsentChanges)
    .where(eq(messageConsentChanges.userId, userId))
    .orderBy(messageConsentChanges.id);
}

/** False when it was so already. */
export async function insertConsent(tx: Db, userId: string, channel: string): Promise<boolean> {
  const rows = await tx
    .insert(messageConsents)
    .values({ userId, channel })
    .onConflictDoNothing()
    .returning({ channel: messageConsents.channel });
  return rows.length > 0;
}

export async function deleteConsent(tx: Db, userId: string, channel: string): Promise<boolean> {
  const rows = await tx
    .delete(messageConsents)
    .where(and(eq(messageConsents.userId, userId), eq(messageConsents.channel, channel)))
    .returning({ channel: messageConsents.channel });
  return rows.length > 0;
}

export async function insertConsentChange(
  tx: Db,
  change: Pick<typeof messageConsentChanges.$inferInsert, 'userId' | 'channel' | 'isOn' | 'source'>,
): Promise<void> {
  await tx.insert(messageConsentChanges).values(change);
}

export async function deleteConsents(tx: Db, userId: string): Promise<void> {
  await tx.delete(messageConsents).where(eq(messageConsents.userId, userId));
  await tx.delete(messageConsentChanges).where(eq(messageConsentChanges.userId, userId));
}

/** Customers who agreed to the channel and have this number, in the account or in an order. `digits`: the last ten. */
export async function selectConsentingByPhone(db: Db, channel: string, digits: string): Promise<string[]> {
  const isNumber = (column: typeof users.phone | typeof users.mobile | typeof orders.phone) =>
    sql`right(regexp_replace(${column}, '\\D', '', 'g'), 10) = ${digits}`;
  const ordered = db
    .select({ id: sql<string>`${orders.userId}` })
    .from(orders)
    .innerJoin(
      messageConsents,
      and(eq(messageConsents.userId, orders.userId), eq(messageConsents.channel, channel)),
    )
    .where(isNumber(orders.phone));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(
      messageConsents,
      and(eq(messageConsents.userId, users.id), eq(messageConsents.channel, channel)),
    )
    .where(or(isNumber(users.phone), isNumber(users.mobile), inArray(users.id, ordered)));
  return rows.map(({ id }) => id);
}

/** Undefined when the customer does not want messages through the channel, or has no account any more. */
export async function findRecipient(db: Db, orderId: string, channel: string) {
  const [row] = await db
    .select({ name: orders.name, phone: orders.phone, number: orders.number, language: orders.language })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), isNull(users.erasedAt)))
    .innerJoin(
      messageConsents,
      and(eq(messageConsents.userId, users.id), eq(messageConsents.channel, channel)),
    )
    .where(eq(orders.id, orderId));
  return row;
}

/** The same for a message that is about no order. */
export async function findCustomer(db: Db, userId: string, channel: string) {
  const [row] = await db
    .select({
      name: users.name,
      phone: sql<string>`coalesce(${users.mobile}, ${users.phone})`,
      language: users.language,
    })
    .from(users)
    .innerJoin(
      messageConsents,
      and(eq(messageConsents.userId, users.id), eq(messageConsents.channel, channel)),
    )
    .where(and(eq(users.id, userId), isNull(users.erasedAt), eq(users.isBlocked, false)));
  return row;
}
