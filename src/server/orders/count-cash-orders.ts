import type { Db } from '../platform/db/db.ts';
import { selectCashCounts, selectUndelivered } from './cash-orders.store.ts';

/** The cash orders of a customer: parcels that came back unpaid, and orders that are not paid yet. */
export async function countCashOrders(
  db: Db,
  userId: string,
): Promise<{ undelivered: number; open: number }> {
  const [row] = await selectCashCounts(db, { userId });
  return row ?? { undelivered: 0, open: 0 };
}

/** How many parcels of each customer came back unpaid; customers without any are not in it. */
export async function countUndelivered(db: Db, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await selectUndelivered(db, { userIds });
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}
