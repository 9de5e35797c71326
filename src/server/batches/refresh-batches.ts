import type { Db } from '../platform/db/db.ts';
import { setStockReason } from '../platform/db/stock-reason.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { lockBatch, recomputeBatch, selectOutdated } from './batches.store.ts';

const MAX_AT_ONCE = 500;

/**
 * Takes the bottles of batches out of the stock that expired or have too little life left, and brings back those that may be sold
 * again. Each batch has a transaction of its own, and running twice does no harm.
 */
export async function refreshBatches(db: Db): Promise<number> {
  let count = 0;
  for (;;) {
    const ids = await selectOutdated(db, MAX_AT_ONCE);
    for (const id of ids)
      await withRetry(() =>
        db.transaction(async (tx) => {
          const batch = await lockBatch(tx, id);
          if (!batch) return;
          await setStockReason(tx, { reason: 'expired', note: batch.code });
          await recomputeBatch(tx, id);
        }),
      );
    count += ids.length;
    if (ids.length < MAX_AT_ONCE) return count;
  }
}
