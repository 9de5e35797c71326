import type { Db } from '../platform/db/db.ts';
import { selectOrdersOfRefunds } from './payments.store.ts';

/** The order of each refund, by refund id. */
export async function ordersOfRefunds(
  db: Db,
  refundIds: string[],
): Promise<Map<string, { id: string; number: number }>> {
  if (refundIds.length === 0) return new Map();
  const rows = await selectOrdersOfRefunds(db, refundIds);
  return new Map(rows.map(({ refundId, ...order }) => [refundId, order]));
}
