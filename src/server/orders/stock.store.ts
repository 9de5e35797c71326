import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { foodSizes } from '../platform/db/schema/catalogue.ts';
import { orderItems } from '../platform/db/schema/sales.ts';
import { integer, notNull } from '../platform/db/sql-types.ts';
import { statement } from '../platform/db/statement.ts';
import { asWhy, WHY, why } from '../platform/db/stock-reason.ts';

interface Piece {
  foodId: string;
  size: string;
  quantity: number;
}

/** Sizes are always locked in this order, so that two transactions never deadlock. */
export function inLockOrder<Line extends Piece>(lines: readonly Line[]): Line[] {
  return lines.toSorted((a, b) => compare(a.foodId, b.foodId) || compare(a.size, b.size));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const piece = { foodId: foodSizes.foodId, size: foodSizes.size, quantity: integer() };

const stockReserver = statement({
  name: 'stock_reserve',
  params: { ...piece, ...why },
  row: { stock: notNull(foodSizes.stock) },
  text: `${WHY} update food_sizes set stock = stock - :quantity from why
    where food_id = :foodId and size = :size and stock >= :quantity and is_set is not null returning stock`,
});

/**
 * Reserves the pieces of a line in one statement, so that nothing is oversold. A size without a stock count ('any') is
 * neither written nor locked. A number is the stock that is left when it is too little.
 */
export async function reserveStock(
  tx: Db,
  orderId: string,
  { foodId, size, quantity }: Piece,
): Promise<'reserved' | 'any' | number> {
  const reserved = await stockReserver(tx, {
    foodId,
    size,
    quantity,
    why: asWhy({ reason: 'sold', orderId }),
  });
  if (reserved.length > 0) return 'reserved';
  // of a size with batches, bottles that expired since midnight may still be counted
  const sellable = sql<number>`sellable_bottles(${foodSizes.foodId}, ${foodSizes.size})`;
  const [row] = await tx
    .select({
      stock: sql<
        number | null
      >`case when ${foodSizes.hasBatches} then ${sellable} else ${foodSizes.stock} end`,
    })
    .from(foodSizes)
    .where(and(eq(foodSizes.foodId, foodId), eq(foodSizes.size, size)));
  if (!row) return 0;
  return row.stock ?? 'any';
}

const stockReleaser = statement({
  name: 'stock_release',
  params: { ...piece, ...why },
  row: {},
  text: `${WHY} update food_sizes set stock = stock + :quantity from why
    where food_id = :foodId and size = :size and stock is not null and is_set is not null`,
});

/** Does nothing for a size that is no longer counted or no longer sold. */
export async function releaseStock(
  tx: Db,
  { foodId, size, quantity }: Piece,
  reason: { reason: 'released' | 'returned'; orderId: string },
): Promise<void> {
  await stockReleaser(tx, { foodId, size, quantity, why: asWhy(reason) });
}

/** False when fewer pieces of the order's line are left to return. */
export async function markRestocked(
  tx: Db,
  orderId: string,
  { foodId, size, quantity }: Piece,
): Promise<boolean> {
  const rows = await tx
    .update(orderItems)
    .set({ restocked: sql`${orderItems.restocked} + ${quantity}` })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        eq(orderItems.foodId, foodId),
        eq(orderItems.size, size),
        sql`${orderItems.restocked} + ${quantity} <= ${orderItems.quantity}`,
      ),
    )
    .returning({ position: orderItems.position });
  return rows.length > 0;
}

export async function setTookStock(
  tx: Db,
  orderId: string,
  position: number,
  tookStock: boolean,
): Promise<void> {
  await tx
    .update(orderItems)
    .set({ tookStock })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}
