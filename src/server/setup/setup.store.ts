import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foods } from '../platform/db/schema/catalogue.ts';
import { providerEvents } from '../platform/db/schema/payments.ts';
import { orders } from '../platform/db/schema/sales.ts';
import { selfChecks, shopState, storedKeys } from '../platform/db/schema/setup.ts';

export type ShopStateRow = typeof shopState.$inferSelect;
export type SelfCheckRow = typeof selfChecks.$inferSelect;

export async function findShopState(db: Db): Promise<ShopStateRow> {
  const [row] = await db.select().from(shopState);
  if (!row) throw new Error('shop_state has no row');
  return row;
}

export async function lockShopState(tx: Db): Promise<ShopStateRow> {
  const [row] = await tx.select().from(shopState).for('update');
  if (!row) throw new Error('shop_state has no row');
  return row;
}

/** Decides once whether the shop is open: when it has orders already, or `canSell`. Later starts change nothing. */
export async function decideFirstStart(db: Db, canSell: boolean): Promise<void> {
  const hasOrders = sql`exists (select 1 from ${orders})`;
  await db
    .update(shopState)
    .set({
      firstStartedAt: sql`now()`,
      openedAt: sql`case when ${canSell}::boolean or ${hasOrders} then now() end`,
    })
    .where(sql`${shopState.firstStartedAt} is null`);
}

export async function setOpened(tx: Db): Promise<void> {
  await tx.update(shopState).set({ openedAt: sql`now()`, closedAt: null });
}

export async function setClosed(tx: Db): Promise<void> {
  await tx.update(shopState).set({ closedAt: sql`now()` });
}

export async function setVisitKey(tx: Db, visitKey: string): Promise<void> {
  await tx.update(shopState).set({ visitKey });
}

export async function setFirstAdminHash(db: Db, firstAdminHash: Buffer | null): Promise<void> {
  await db.update(shopState).set({ firstAdminHash });
}

export async function saveStoredKey(tx: Db, name: string, sealed: string): Promise<void> {
  await tx
    .insert(storedKeys)
    .values({ name, sealed })
    .onConflictDoUpdate({ target: storedKeys.name, set: { sealed, updatedAt: sql`now()` } });
}

export async function deleteStoredKeys(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.delete(storedKeys).where(inArray(storedKeys.name, [...names]));
}

export function selectStoredKeys(tx: Db): Promise<{ name: string; sealed: string }[]> {
  return tx.select({ name: storedKeys.name, sealed: storedKeys.sealed }).from(storedKeys);
}

export function selectSelfChecks(db: Db): Promise<SelfCheckRow[]> {
  return db.select().from(selfChecks);
}

export async function saveSelfCheck(db: Db, check: Omit<SelfCheckRow, 'checkedAt'>): Promise<void> {
  await db
    .insert(selfChecks)
    .values(check)
    .onConflictDoUpdate({
      target: selfChecks.name,
      set: { status: check.status, message: check.message, details: check.details, checkedAt: sql`now()` },
    });
}

export async function deleteSelfChecks(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await tx.delete(selfChecks).where(inArray(selfChecks.name, [...names]));
}

export async function countPublishedFoods(db: Db): Promise<number> {
  return db.$count(foods, eq(foods.status, 'published'));
}

/** When a provider's newest signed event arrived. */
export async function findLastEvent(db: Db, provider: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: providerEvents.receivedAt })
    .from(providerEvents)
    .where(eq(providerEvents.provider, provider))
    .orderBy(sql`${providerEvents.receivedAt} desc`)
    .limit(1);
  return row?.receivedAt;
}
