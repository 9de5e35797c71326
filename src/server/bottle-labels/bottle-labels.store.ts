import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { batches, batchSizes } from '../platform/db/schema/batches.ts';
import { foodSizes, foods } from '../platform/db/schema/catalogue.ts';

export async function findBatchToLabel(db: Db, id: string) {
  const [row] = await db
    .select({
      code: batches.code,
      pressedOn: batches.pressedOn,
      bestBefore: batches.bestBefore,
      food: foods.name,
      foodId: foods.id,
    })
    .from(batches)
    .innerJoin(foods, eq(foods.id, batches.foodId))
    .where(eq(batches.id, id));
  return row;
}

/** Sizes of the batch with their price now; a size that is no longer sold has none. */
export async function selectSizesToLabel(db: Db, batchId: string, foodId: string) {
  const [made, sold] = await Promise.all([
    db
      .select({ size: batchSizes.size, made: batchSizes.made })
      .from(batchSizes)
      .where(eq(batchSizes.batchId, batchId)),
    db
      .select({
        size: foodSizes.size,
        price: foodSizes.price,
        netAmount: foodSizes.netAmount,
        netUnit: foodSizes.netUnit,
      })
      .from(foodSizes)
      .where(eq(foodSizes.foodId, foodId))
      .orderBy(asc(foodSizes.position)),
  ]);
  const position = (size: string) => {
    const at = sold.findIndex((one) => one.size === size);
    return at < 0 ? sold.length : at;
  };
  return made
    .toSorted((one, two) => position(one.size) - position(two.size))
    .map((one) => ({ ...one, sold: sold.find(({ size }) => size === one.size) }));
}
