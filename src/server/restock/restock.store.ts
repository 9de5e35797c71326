import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../../rules/languages.ts';
import type { Db } from '../platform/db/db.ts';
import { users } from '../platform/db/schema/accounts.ts';
import { foodSizes, foods } from '../platform/db/schema/catalogue.ts';
import { restockRequests } from '../platform/db/schema/restock.ts';

interface NewRequest {
  id: string;
  foodId: string;
  size: string;
  email: string;
  language: Language;
  tokenHash: Buffer;
}

const isOpen = isNull(restockRequests.notifiedAt);
const isWaiting = and(isNotNull(restockRequests.confirmedAt), isOpen);
const openKey = [restockRequests.foodId, restockRequests.size, restockRequests.email];

/** The stock of a published food's size; undefined when it is not sold. */
export async function findStock(db: Db, foodId: string, size: string) {
  const [row] = await db
    .select({ name: foods.name, stock: foodSizes.stock })
    .from(foodSizes)
    .innerJoin(foods, eq(foods.id, foodSizes.foodId))
    .where(
      and(
        eq(foodSizes.foodId, foodId),
        eq(foodSizes.size, size),
        eq(foods.status, 'published'),
        isNull(foods.removedAt),
      ),
    );
  return row;
}

export function countOpen(db: Db, email: string): Promise<number> {
  return db.$count(restockRequests, and(eq(restockRequests.email, email), isOpen));
}

/** Asking again changes nothing. */
export async function insertConfirmed(tx: Db, request: NewRequest & { userId: string }): Promise<void> {
  await tx
    .insert(restockRequests)
    .values({ ...request, confirmedAt: sql`now()` })
    .onConflictDoUpdate({
      target: openKey,
      targetWhere: isOpen,
      set: {
        userId: request.userId,
        language: request.language,
        confirmedAt: sql`coalesce(${restockRequests.confirmedAt}, now())`,
      },
    });
}

/** False when the e-mail is confirmed for this size already. The last link replaces an earlier one. */
export async function upsertUnconfirmed(tx: Db, request: NewRequest): Promise<boolean> {
  const { tokenHash, language } = request;
  const rows = await tx
    .insert(restockRequests)
    .values(request)
    .onConflictDoUpdate({
      target: openKey,
      targetWhere: isOpen,
      set: { tokenHash, language, createdAt: sql`now()` },
      setWhere: isNull(restockRequests.confirmedAt),
    })
    .returning({ id: restockRequests.id });
  return rows.length > 0;
}

/** An unconfirmed request by its token for two days, and all others as long as they exist. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({
      id: restockRequests.id,
      foodId: restockRequests.foodId,
      name: foods.name,
      size: restockRequests.size,
      email: restockRequests.email,
      isConfirmed: sql<boolean>`${restockRequests.confirmedAt} is not null`,
    })
    .from(restockRequests)
    .innerJoin(foods, eq(foods.id, restockRequests.foodId))
    .where(
      and(
        eq(restockRequests.tokenHash, tokenHash),
        or(
          isNotNull(restockRequests.confirmedAt),
          sql`${restockRequests.createdAt} > now() - interval '2 days'`,
        ),
      ),
    );
  return row;
}

export async function confirm(db: Db, id: string): Promise<void> {
  await db
    .update(restockRequests)
    .set({ confirmedAt: sql`coalesce(${restockRequests.confirmedAt}, now())` })
    .where(eq(restockRequests.id, id));
}

export async function deleteOfEmail(db: Db, email: string): Promise<void> {
  await db.delete(restockRequests).where(eq(restockRequests.email, email));
}

/** Requests whose size can be bought again, the oldest first. Locked: two processes notify nobody twice. */
export function lockRestocked(tx: Db, limit: number) {
  return tx
    .select({
      id: restockRequests.id,
      foodId: restockRequests.foodId,
      name: foods.name,
      size: restockRequests.size,
      userName: users.name,
      // an account may have another e-mail by now
      email: sql<string>`coalesce(nullif(${users.email}, ''), ${restockRequests.email})`,
      language: restockRequests.language,
    })
    .from(restockRequests)
    .innerJoin(foods, eq(foods.id, restockRequests.foodId))
    .innerJoin(
      foodSizes,
      and(eq(foodSizes.foodId, restockRequests.foodId), eq(foodSizes.size, restockRequests.size)),
    )
    .leftJoin(users, eq(users.id, restockRequests.userId))
    .where(
      and(
        isWaiting,
        eq(foods.status, 'published'),
        isNull(foods.removedAt),
        sql`coalesce(${foodSizes.stock}, 1) > 0`,
        sql`${users.isBlocked} is not true`,
      ),
    )
    .orderBy(restockRequests.createdAt)
    .limit(limit)
    .for('update', { of: restockRequests, skipLocked: true });
}

export async function markNotified(tx: Db, id: string, tokenHash: Buffer): Promise<void> {
  await tx
    .update(restockRequests)
    .set({ notifiedAt: sql`now()`, tokenHash })
    .where(eq(restockRequests.id, id));
}

export function countWaiting(
  db: Db,
  foodIds: string[],
): Promise<{ foodId: string; size: string; people: number }[]> {
  return db
    .select({
      foodId: restockRequests.foodId,
      size: restockRequests.size,
      people: sql<number>`count(*)::int`,
    })
    .from(restockRequests)
    .where(and(isWaiting, inArray(restockRequests.foodId, foodIds)))
    .groupBy(restockRequests.foodId, restockRequests.size);
}

export function selectOfCustomer(db: Db, userId: string, email: string) {
  const { foodId, size, createdAt, notifiedAt } = restockRequests;
  return db.select({ foodId, size, createdAt, notifiedAt }).from(restockRequests).where(isOf(userId, email));
}

export async function deleteOfCustomer(tx: Db, userId: string, email: string): Promise<void> {
  await tx.delete(restockRequests).where(isOf(userId, email));
}

function isOf(userId: string, email: string) {
  return or(eq(restockRequests.userId, userId), eq(restockRequests.email, email.toLowerCase()));
}

/** Links that nobody opened, sent e-mails whose link was good for a month, and requests that are a year old. */
export async function deleteOld(db: Db): Promise<void> {
  await db
    .delete(restockRequests)
    .where(
      or(
        and(
          isNull(restockRequests.confirmedAt),
          sql`${restockRequests.createdAt} < now() - interval '2 days'`,
        ),
        sql`${restockRequests.notifiedAt} < now() - interval '30 days'`,
        sql`${restockRequests.createdAt} < now() - interval '1 year'`,
      ),
    );
}
