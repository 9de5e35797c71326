import type {
  BatchDetails,
  BatchesQuery,
  BatchOrder,
  BatchOrdersQuery,
  BatchSummary,
} from '../../contract/admin/batches.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { toDetails, toSummary } from './batch-views.ts';
import { findBatch, selectBatches, selectToday } from './batches.store.ts';
import { selectOrdersOfBatch } from './order-batches.store.ts';

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** What was pressed, the last first. */
export async function listBatches(db: Db, { month, ...query }: BatchesQuery): Promise<BatchSummary[]> {
  const range = month ? { from: `${month}-01`, until: `${monthAfter(month)}-01` } : undefined;
  const rows = await selectBatches(db, { ...query, month: range });
  const today = await selectToday(db);
  return rows.map((row) => toSummary(row, today));
}

export async function getBatch(db: Db, id: string): Promise<Result<BatchDetails, 'batch-not-found'>> {
  const batch = await findBatch(db, id);
  return batch ? success(await toDetails(db, batch)) : failure('batch-not-found');
}

/** Where the bottles went, the last order first. */
export async function listBatchOrders(
  db: Db,
  batchId: string,
  { after, limit }: BatchOrdersQuery,
): Promise<Result<BatchOrder[], 'batch-not-found'>> {
  if (!(await findBatch(db, batchId))) return failure('batch-not-found');
  const rows = await selectOrdersOfBatch(db, { batchId, after: after ?? null, limit });
  return success(
    rows.map(({ id, number, status, name, address, createdAt, size, quantity, returned }) => ({
      order: {
        _id: id,
        number,
        status,
        name,
        place: typeof address === 'string' ? address : `${address.area}, ${address.district}`,
      },
      size,
      quantity,
      returned,
      placedAt: createdAt.toISOString(),
    })),
  );
}
