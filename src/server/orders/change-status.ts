import { mayChange, type OrderActor, type OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { insertHistory, lockOrder, type OrderRow, updateOrder } from './orders.store.ts';

interface Change {
  orderId: string;
  to: OrderStatus;
  actor: OrderActor;
  actorId?: string | undefined;
  note?: string;
}

/**
 * The only way an order's status changes: as the table of transitions says, with a row of history, in the caller's
 * transaction. Gives the order as it was before; undefined when this change is not possible.
 */
export async function changeStatus(tx: Db, change: Change): Promise<OrderRow | undefined> {
  const { orderId, to, actor, actorId = null, note = '' } = change;
  const before = await lockOrder(tx, orderId);
  if (!before || !mayChange(before.status, to, actor)) return undefined;
  await updateOrder(tx, orderId, { status: to });
  await insertHistory(tx, { orderId, actor, actorId, fromStatus: before.status, toStatus: to, note });
  return before;
}
