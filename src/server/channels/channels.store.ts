import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { messageConsents } from '../platform/db/schema/message-consents.ts';
import { orders } from '../platform/db/schema/sales.ts';

export function selectConsents(db: Db, userId: string) {
  return db
    .select({ channel: messageConsents.channel, agreedAt: messageConsents.agreedAt })
    .from(messageConsents)
    .where(eq(messageConsents.userId, userId));
}

export async function insertConsent(db: Db, userId: string, channel: string): Promise<void> {
  await db.insert(messageConsents).values({ userId, channel }).onConflictDoNothing();
}

export async function deleteConsent(db: Db, userId: string, channel: string): Promise<void> {
  await db
    .delete(messageConsents)
    .where(and(eq(messageConsents.userId, userId), eq(messageConsents.channel, channel)));
}

export async function deleteConsents(tx: Db, userId: string): Promise<void> {
  await tx.delete(messageConsents).where(eq(messageConsents.userId, userId));
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
