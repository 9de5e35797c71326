import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { orders } from '../platform/db/schema/sales.ts';

/** What people call these orders. */
export async function orderNumbers(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, ids));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
