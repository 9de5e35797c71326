import type { Order } from '../../contract/order.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../rules/languages.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { parcelReports } from '../couriers/parcel-reports.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { hasPaidFor, selectNumbers } from './customer-orders.store.ts';
import { orderResponses } from './order-response.ts';
import { countPaid, findOwnOrder, selectOwnOrders } from './orders.store.ts';
import { translateOrders } from './translate-orders.ts';

const PAGE_SIZE = 50;

/** Not found is also another customer's order, or a deleted one. */
export async function getOrder(
  db: Db,
  userId: string,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Result<Order, 'order-not-found'>> {
  const row = await findOwnOrder(db, userId, id);
  const [order] = await translateOrders(db, await orderResponses(db, row ? [row] : []), language);
  return order ? success({ ...order, ...(await parcelReports(db, id)) }) : failure('order-not-found');
}

/** The customer's orders, newest first. */
export async function listOrders(
  db: Db,
  userId: string,
  {
    status,
    limit = PAGE_SIZE,
    after,
  }: { status?: OrderStatus; limit?: number | undefined; after?: string | undefined },
  language: Language = DEFAULT_LANGUAGE,
): Promise<Order[]> {
  const rows = await selectOwnOrders(db, userId, { status, limit, after });
  return translateOrders(db, await orderResponses(db, rows), language);
}

/** Paid orders: these are the purchases that a coupon may require. */
export async function countPurchases(db: Db, userId: string): Promise<{ count: number }> {
  return { count: await countPaid(db, userId) };
}

/** Whether the customer has paid for this food. */
export function hasBought(db: Db, userId: string, foodId: string): Promise<boolean> {
  return hasPaidFor(db, userId, foodId);
}

/** The order numbers that people see, by order id. */
export async function orderNumbers(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await selectNumbers(db, ids)).map(({ id, number }) => [id, number]));
}
