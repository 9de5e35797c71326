import type { OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { findOrder } from './admin/orders.store.ts';

/** Number and status of any order. */
export async function findOrderState(
  db: Db,
  id: string,
): Promise<{ number: number; status: OrderStatus } | undefined> {
  return findOrder(db, id);
}
