import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { customerNotes, customerTags } from '../platform/db/schema/customer-notes.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { bigint, integer, nullable, text, uuid } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';

/** An account, or a mobile number without one. */
export type CustomerKey = { userId: string; phone: null } | { userId: null; phone: string };

const stats = statement({
  name: 'customer_stats',
  isPrepared: false,
  params: { userId: nullable(uuid()), phone: nullable(text()) },
  row: {
    orderCount: integer(),
    paidCount: integer(),
    spent: bigint<Paise>(),
    undelivered: integer(),
    cancelled: integer(),
    returns: integer(),
  },
  text: `with own as materialized (
      select * from orders where user_id = :userId
      union all select * from orders where user_id is null and phone = :phone and phone <> ''
    )
    select (count(*) filter (where deleted_at is null))::int as "orderCount",
      (count(*) filter (where payment_status = 'COMPLETED'))::int as "paidCount",
      coalesce(sum(total_paise - coalesce(refunded_paise(id), 0))
        filter (where payment_status in ('COMPLETED', 'REFUNDED')), 0)::bigint as spent,
      (count(*) filter (where cod_undelivered_at is not null))::int as undelivered,
      (count(*) filter (where status = 'CANCELLED' and deleted_at is null))::int as cancelled,
      (select count(*)::int from order_requests r join own o on o.id = r.order_id where r.kind <> 'cancel') as returns
    from own`,
});

export async function selectStats(db: Db, key: CustomerKey) {
  const [row] = await stats(db, key);
  if (!row) throw new Error('an aggregate query returned no row');
  return row;
}

const isOf = (table: typeof customerNotes | typeof customerTags, { userId, phone }: CustomerKey) =>
  userId === null ? eq(table.phone, phone) : eq(table.userId, userId);

/** Newest first. */
export function selectNotes(db: Db, key: CustomerKey) {
  return db
    .select({ note: customerNotes, author: users.name })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.authorId))
    .where(isOf(customerNotes, key))
    .orderBy(desc(customerNotes.id))
    .limit(MAX_NOTES);
}

/** More than anybody reads; older ones stay stored. */
const MAX_NOTES = 100;

export async function insertNote(
  tx: Db,
  note: CustomerKey & { id: string; authorId: string; text: string },
): Promise<void> {
  await tx.insert(customerNotes).values(note);
}

export async function deleteNote(tx: Db, key: CustomerKey, id: string): Promise<boolean> {
  const rows = await tx
    .delete(customerNotes)
    .where(and(eq(customerNotes.id, id), isOf(customerNotes, key)))
    .returning({ id: customerNotes.id });
  return rows.length > 0;
}

export async function selectTags(db: Db, key: CustomerKey): Promise<string[]> {
  const rows = await db
    .select({ tag: customerTags.tag })
    .from(customerTags)
    .where(isOf(customerTags, key))
    .orderBy(customerTags.tag);
  return rows.map(({ tag }) => tag);
}

export async function replaceTags(tx: Db, key: CustomerKey, tags: string[]): Promise<void> {
  await tx.delete(customerTags).where(isOf(customerTags, key));
  if (tags.length > 0)
    await tx
      .insert(customerTags)
      .values(tags.map((tag) => ({ ...key, tag })))
      .onConflictDoNothing();
}

/** The newest orders of a mobile number without an account, or undefined. */
export async function findByPhone(db: Db, phone: string) {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isNull(orders.userId), eq(orders.phone, phone)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row;
}

/** When a mobile number without an account ordered first. */
export async function firstOrderAt(db: Db, phone: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orders.createdAt })
    .from(orders)
    .where(and(isNull(orders.userId), eq(orders.phone, phone)))
    .orderBy(orders.createdAt)
    .limit(1);
  return row?.at;
}

/** Of the account, and of its verified mobile number from before the account. */
const isAbout = (table: typeof customerNotes | typeof customerTags, userId: string) =>
  or(
    eq(table.userId, userId),
    sql`${table.phone} = (select right(u.mobile, 10) from users u where u.id = ${userId})`,
  );

export async function deleteAll(tx: Db, userId: string): Promise<void> {
  await tx.delete(customerNotes).where(isAbout(customerNotes, userId));
  await tx.delete(customerTags).where(isAbout(customerTags, userId));
}

export function selectNotesForExport(db: Db, userId: string) {
  return db
    .select({ text: customerNotes.text, createdAt: customerNotes.createdAt })
    .from(customerNotes)
    .where(isAbout(customerNotes, userId))
    .orderBy(customerNotes.id);
}

export async function selectTagsForExport(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: customerTags.tag })
    .from(customerTags)
    .where(isAbout(customerTags, userId))
    .orderBy(customerTags.tag);
  return rows.map(({ tag }) => tag);
}
