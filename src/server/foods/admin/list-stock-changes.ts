import type { StockHistoryEntry, StockHistoryQuery } from '../../../contract/admin/stock.ts';
import { isSlug } from '../../../rules/slug.ts';
import type { Db } from '../../platform/db/db.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { selectFood } from './foods.store.ts';
import { selectChanges } from './stock.store.ts';

/** A page of the changes of a food's stock, newest first; also of sizes that are no longer sold. */
export async function listStockChanges(
  db: Db,
  foodId: string,
  query: StockHistoryQuery,
): Promise<Result<StockHistoryEntry[], 'food-not-found'>> {
  if (!isSlug(foodId) || !(await selectFood(db, foodId))) return failure('food-not-found');
  const rows = await selectChanges(db, foodId, query);
  return success(
    rows.map(({ change: { id, at, size, delta, stock, reason, note, orderId }, number, actor, apiKey }) => ({
      id,
      at: at.toISOString(),
      size,
      delta,
      stock,
      reason,
      note,
      order: orderId && number !== null ? { _id: orderId, number } : null,
      actor,
      apiKey,
    })),
  );
}
