import type { Order } from '../../contract/order.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { orderResponses } from './order-response.ts';
import { findOwnOrder, selectOwnOrders } from './orders.store.ts';

const PAGE = 50;

/** Undefined for an order that is not there, is another's, or was deleted. */
export async function getOrder(db: Db, userId: string, id: string): Promise<Order | undefined> {
  const row = await findOwnOrder(db, userId, id);
  const [order] = await orderResponses(db, row ? [row] : []);
  return order;
}

/** My orders, newest first. */
export async function listOrders(
  db: Db,
  userId: string,
  {
    status,
    limit = PAGE,
    after,
  }: { status?: OrderStatus; limit?: number | undefined; after?: string | undefined },
): Promise<Order[]> {
  return orderResponses(db, await selectOwnOrders(db, userId, { status, limit, after }));
}
