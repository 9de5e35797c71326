import { awaitsCash } from '../../rules/cash-on-delivery.ts';
import { mayChange, type OrderActor, type OrderStatus } from '../../rules/order-status.ts';
import type { Db } from '../platform/db/db.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { insertHistory, type OrderRow, updateOrder } from './orders.store.ts';

interface Change {
  to: OrderStatus;
  actor: OrderActor;
  actorId?: string | undefined;
  note?: string;
}

/**
 * The only function that changes an order's status: as the table of transitions allows, with a row of history. The
 * transaction has locked the order.
 */
export async function changeStatus<Order extends OrderRow>(
  tx: Db,
  order: Order,
  { to, actor, actorId, note = '' }: Change,
): Promise<Result<Order, 'order-step-refused'>> {
  const { id: orderId, status: fromStatus } = order;
  if (!mayChange(fromStatus, to, actor, awaitsCash(order))) return failure('order-step-refused');
  const changed = await updateOrder(tx, order, { status: to });
  await insertHistory(tx, { orderId, actor, actorId: actorId ?? null, fromStatus, toStatus: to, note });
  return success(changed);
}
