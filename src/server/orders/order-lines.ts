import type { Db } from '../platform/db/db.ts';
import { type OrderItemRow, selectItems } from './orders.store.ts';

/** The lines of these orders, in the order in which they were bought. */
export function orderLines(db: Db, orderIds: string[]): Promise<OrderItemRow[]> {
  return selectItems(db, orderIds);
}
