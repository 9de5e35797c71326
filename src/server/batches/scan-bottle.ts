import type { ScannedBottle } from '../../contract/admin/packing.ts';
import { scannedCode } from '../../rules/batches.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { findByCode, findFood } from './batches.store.ts';
import { selectBatchesOfOrders, selectOpenBatches, selectOrderVersions } from './order-batches.store.ts';

/** What a bottle in the packer's hand means for the orders on the table. It changes nothing. */
export async function scanBottle(
  db: Db,
  { code, orders }: { code: string; orders: string[] },
): Promise<Result<ScannedBottle, 'batch-not-found'>> {
  const batch = await findByCode(db, scannedCode(code));
  if (!batch || batch.isUnbatched) return failure('batch-not-found');
  // the versions first: a change in between makes them outdated
  const versions = await selectOrderVersions(db, orders);
  const [rows, open, food] = await Promise.all([
    selectBatchesOfOrders(db, orders),
    selectOpenBatches(db, [batch.foodId]),
    findFood(db, batch.foodId),
  ]);
  const ofFood = rows.filter(
    ({ foodId, quantity, returned }) => foodId === batch.foodId && quantity > returned,
  );
  const sizes = open
    .filter(({ batchId }) => batchId === batch.id)
    .map(({ size, bottles }) => ({ size, bottles }));
  return success({
    batchId: batch.id,
    code: batch.code,
    food: food?.name ?? batch.foodId,
    bestBefore: batch.bestBefore,
    isPlanned: ofFood.some(({ batchId }) => batchId === batch.id),
    isWanted: ofFood.length > 0,
    sizes,
    instead: ofFood.flatMap(
      ({ orderId, foodId, size, batchId, code: fromCode, isUnbatched, quantity, returned }) => {
        const version = versions.get(orderId);
        const isOther = batchId !== batch.id && sizes.some((one) => one.size === size);
        if (version === undefined || !isOther) return [];
        return {
          orderId,
          version,
          foodId,
          size,
          from: batchId,
          fromCode: isUnbatched ? '' : fromCode,
          quantity: quantity - returned,
        };
      },
    ),
  });
}
