import type { StockSave, StockSaved } from '../../../contract/admin/stock.ts';
import { adminStock } from '../../../messages/admin-stock.ts';
import type { CurrentUser } from '../../http/app-env.ts';
import type { Db } from '../../platform/db/db.ts';
import { withRetry } from '../../platform/db/with-retry.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { writeStock } from './change-stock.ts';
import { getAdminFood } from './list-foods.ts';

/**
 * Stock of several foods in one transaction. A food that somebody changed, or of which something was sold since the admin looked,
 * stays as it is and is named; the others are saved. Foods are locked in the order of their ids, as everywhere.
 */
export function saveStock(
  db: Db,
  currentUser: CurrentUser,
  { reason, foods }: StockSave,
): Promise<StockSaved> {
  return withRetry(() =>
    db.transaction(async (tx) => {
      const result: StockSaved = { saved: [], conflicts: [] };
      for (const { _id, ...change } of foods.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
        const changed = await writeStock(tx, currentUser, _id, { ...change, reason });
        if (changed.ok) result.saved.push(_id);
        else result.conflicts.push(await conflictOf(tx, _id, changed.message ?? errorMessage(changed.code)));
      }
      return result;
    }),
  );
}

async function conflictOf(tx: Db, _id: string, message: string): Promise<StockSaved['conflicts'][number]> {
  const now = await getAdminFood(tx, _id);
  if (!now.ok) return { _id, message, version: null, sizes: [] };
  const { name, version, quantities } = now.value;
  return {
    _id,
    message: message.includes(name) ? message : adminStock.conflict({ food: name, message }),
    version,
    sizes: quantities.map(({ size, stock }) => ({ size, stock })),
  };
}
