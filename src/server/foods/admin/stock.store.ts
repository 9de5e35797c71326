import { and, desc, eq, lt } from 'drizzle-orm';
import type { StockHistoryQuery } from '../../../contract/admin/stock.ts';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { apiKeys } from '../../platform/db/schema/api-keys.ts';
import { foodSizes, stockChanges } from '../../platform/db/schema/catalogue.ts';
import { orders } from '../../platform/db/schema/sales.ts';

/** Undefined when the food has no such size. Nothing of it is sold until the transaction ends. */
export async function lockSize(
  tx: Db,
  foodId: string,
  size: string,
): Promise<{ stock: number | null; hasBatches: boolean } | undefined> {
  const [row] = await tx
    .select({ stock: foodSizes.stock, hasBatches: foodSizes.hasBatches })
    .from(foodSizes)
    .where(and(eq(foodSizes.foodId, foodId), eq(foodSizes.size, size)))
    .for('no key update');
  return row;
}

export async function updateStock(tx: Db, foodId: string, size: string, stock: number): Promise<void> {
  await tx
    .update(foodSizes)
    .set({ stock })
    .where(and(eq(foodSizes.foodId, foodId), eq(foodSizes.size, size)));
}

export async function findRequest(tx: Db, requestId: string) {
  const [row] = await tx.select().from(stockChanges).where(eq(stockChanges.requestId, requestId));
  return row;
}

/** Newest first. */
export function selectChanges(db: Db, foodId: string, { size, after, limit }: StockHistoryQuery) {
  return db
    .select({ change: stockChanges, number: orders.number, actor: users.name, apiKey: apiKeys.name })
    .from(stockChanges)
    .leftJoin(orders, eq(orders.id, stockChanges.orderId))
    .leftJoin(users, eq(users.id, stockChanges.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, stockChanges.apiKeyId))
    .where(
      and(
        eq(stockChanges.foodId, foodId),
        size === undefined ? undefined : eq(stockChanges.size, size),
        after === undefined ? undefined : lt(stockChanges.id, after),
      ),
    )
    .orderBy(desc(stockChanges.id))
    .limit(limit);
}
