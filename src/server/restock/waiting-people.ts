import type { Db } from '../platform/db/db.ts';
import { countWaiting } from './restock.store.ts';

/** How many people wait for these foods, by food and size. */
export async function waitingPeople(
  db: Db,
  foodIds: string[],
): Promise<(foodId: string, size: string) => number> {
  const counts = foodIds.length === 0 ? [] : await countWaiting(db, foodIds);
  return (foodId, size) =>
    counts.find((count) => count.foodId === foodId && count.size === size)?.people ?? 0;
}
