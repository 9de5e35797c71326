import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { WaitsUntil } from '../../contract/restock.ts';
import type { Language } from '../../rules/languages.ts';
import type { Paise } from '../../rules/money.ts';
import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { priceRequests, restockRequests } from '../platform/db/schema/restock.ts';

/** People who wait for a size that is back, or for one that costs less. Both tables have the columns of the first. */
type RequestTable = typeof restockRequests;
const tables: Record<WaitsUntil, RequestTable> = { back: restockRequests, cheaper: priceRequests };
const KINDS = ['back', 'cheaper'] as const;

interface NewRequest {
  id: string;
  foodId: string;
  size: string;
  email: string;
  language: Language;
  tokenHash: Buffer;
  /** What it costs now. */
  price: Paise;
}

const isOpen = ({ notifiedAt }: RequestTable) => isNull(notifiedAt);
const openKey = ({ foodId, size, email }: RequestTable) => [foodId, size, email];
/** Only people who wait for a lower price compare it: with the one that they saw last. */
const seenPrice = (until: WaitsUntil, price: Paise) => (until === 'cheaper' ? { price } : {});

export function countOpen(db: Db, until: WaitsUntil, email: string): Promise<number> {
  const table = tables[until];
  return db.$count(table, and(eq(table.email, email), isOpen(table)));
}

/** Asking again changes nothing but the price to compare with. */
export async function insertConfirmed(
  tx: Db,
  until: WaitsUntil,
  { price, ...request }: NewRequest & { userId: string },
): Promise<void> {
  const table = tables[until];
  await tx
    .insert(table)
    .values({ ...request, ...seenPrice(until, price), confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: openKey(table),
      targetWhere: isOpen(table),
      set: {
        userId: request.userId,
        language: request.language,
        confirmedAt: sql`coalesce(${table.confirmedAt}, now())`,
        ...seenPrice(until, price),
      },
    });
}

/** False when the e-mail is confirmed for this size already. The last link replaces an earlier one. */
export async function upsertUnconfirmed(
  tx: Db,
  until: WaitsUntil,
  { price, ...request }: NewRequest,
): Promise<boolean> {
  const table = tables[until];
  const { tokenHash, language } = request;
  const rows = await tx
    .insert(table)
    .values({ ...request, ...seenPrice(until, price) })
    .onConflictDoUpdate({
      target: openKey(table),
      targetWhere: isOpen(table),
      set: { tokenHash, language, createdAt: sql`now()`, ...seenPrice(until, price) },
      setWhere: isNull(table.confirmedAt),
    })
    .returning({ id: table.id });
  if (rows.length > 0) return true;
  // as for customers: what falls is compared with the price that was seen last
  if (until === 'cheaper')
    await tx
      .update(priceRequests)
      .set({ price: sql`greatest(${priceRequests.price}, ${price})` })
      .where(
        and(
          eq(priceRequests.foodId, request.foodId),
          eq(priceRequests.size, request.size),
          eq(priceRequests.email, request.email),
          isOpen(priceRequests),
        ),
      );
  return false;
}

/** An unconfirmed request by its token for two days, and all others as long as they exist. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  for (const until of KINDS) {
    const table = tables[until];
    const [row] = await db
      .select({
        id: table.id,
        foodId: table.foodId,
        name: foods.name,
        size: table.size,
        email: table.email,
        isConfirmed: sql<boolean>`${table.confirmedAt} is not null`,
      })
      .from(table)
      .innerJoin(foods, eq(foods.id, table.foodId))
      .where(
        and(
          eq(table.tokenHash, tokenHash),
          or(isNotNull(table.confirmedAt), sql`${table.createdAt} > now() - interval '2 days'`),
        ),
      );
    if (row) return { ...row, until };
  }
  return undefined;
}

export async function confirm(db: Db, until: WaitsUntil, id: string): Promise<void> {
  const table = tables[until];
  await db
    .update(table)
    .set({ confirmedAt: sql`coalesce(${table.confirmedAt}, now())` })
    .where(eq(table.id, id));
}

export async function deleteOfEmail(db: Db, until: WaitsUntil, email: string): Promise<void> {
  const table = tables[until];
  await db.delete(table).where(eq(table.email, email));
}

/** Of a customer, as long as nothing was sent. */
export async function deleteOpen(
  db: Db,
  until: WaitsUntil,
  { userId, foodId, size }: { userId: string; foodId: string; size: string },
): Promise<void> {
  const table = tables[until];
  await db
    .delete(table)
    .where(and(eq(table.userId, userId), eq(table.foodId, foodId), eq(table.size, size), isOpen(table)));
}

export async function markNotified(
  tx: Db,
  until: WaitsUntil,
  { id, tokenHash }: { id: string; tokenHash: Buffer },
): Promise<void> {
  const table = tables[until];
  await tx.update(table).set({ notifiedAt: sql`now()`, tokenHash }).where(eq(table.id, id));
}

/** People who wait for a sold-out size. */
export function countWaiting(
  db: Db,
  foodIds: string[],
): Promise<{ foodId: string; size: string; people: number }[]> {
  const { foodId, size, confirmedAt } = restockRequests;
  return db
    .select({ foodId, size, people: sql<number>`count(*)::int` })
    .from(restockRequests)
    .where(and(isNotNull(confirmedAt), isOpen(restockRequests), inArray(foodId, foodIds)))
    .groupBy(foodId, size);
}

export async function selectOfCustomer(db: Db, until: WaitsUntil, userId: string, email: string) {
  const table = tables[until];
  const { foodId, size, createdAt, notifiedAt } = table;
  const price = until === 'cheaper' ? { pricePaise: priceRequests.price } : {};
  return db
    .select({ foodId, size, createdAt, notifiedAt, ...price })
    .from(table)
    .where(isOf(table, userId, email));
}

export async function deleteOfCustomer(tx: Db, userId: string, email: string): Promise<void> {
  for (const table of Object.values(tables)) await tx.delete(table).where(isOf(table, userId, email));
}

function isOf(table: RequestTable, userId: string, email: string) {
  return or(eq(table.userId, userId), eq(table.email, email.toLowerCase()));
}

/** Links that nobody opened, sent e-mails whose link was good for a month, and requests that are a year old. */
export async function deleteOld(db: Db): Promise<void> {
  for (const table of Object.values(tables))
    await db
      .delete(table)
      .where(
        or(
          and(isNull(table.confirmedAt), sql`${table.createdAt} < now() - interval '2 days'`),
          sql`${table.notifiedAt} < now() - interval '30 days'`,
          sql`${table.createdAt} < now() - interval '1 year'`,
        ),
      );
}
