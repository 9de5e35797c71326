import type { OrderBatchList } from '../../contract/admin/batches.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findOrderVersion, selectBatchesOfOrders, selectOpenBatches } from './order-batches.store.ts';

/** The batches of an order, and what could be packed instead. */
export async function listOrderBatches(
  db: Db,
  orderId: string,
): Promise<Result<OrderBatchList, 'order-not-found'>> {
  // the version first: a change in between makes it outdated
  const version = await findOrderVersion(db, orderId);
  if (version === undefined) return failure('order-not-found');
  const rows = await selectBatchesOfOrders(db, [orderId]);
  const sizes = new Set(rows.map(({ foodId, size }) => `${foodId} ${size}`));
  const open = await selectOpenBatches(db, [...new Set(rows.map(({ foodId }) => foodId))]);
  return success({
    version,
    batches: rows.map(({ orderId: _, position: __, isSellable, ...batch }) => ({
      ...batch,
      quantity: batch.quantity - batch.returned,
      isSellable: isSellable ?? false,
    })),
    choices: open.filter(({ foodId, size }) => sizes.has(`${foodId} ${size}`)),
  });
}
