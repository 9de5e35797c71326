import type { Db } from '../platform/db/db.ts';
import { sumHeld } from './stock-alarms.store.ts';

/** How many pieces of these foods unpaid orders hold, by food and size. */
export async function heldPieces(
  db: Db,
  foodIds: string[],
): Promise<(foodId: string, size: string) => number> {
  const totals = foodIds.length === 0 ? [] : await sumHeld(db, foodIds);
  return (foodId, size) =>
    totals.find((total) => total.foodId === foodId && total.size === size)?.pieces ?? 0;
}
