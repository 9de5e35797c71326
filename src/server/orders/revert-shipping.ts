import { storedNotes } from '../../rules/order-notes.ts';
import type { Db } from '../platform/db/db.ts';
import { insertHistory, type OrderRow, updateOrder } from './orders.store.ts';

/**
 * Reverts a shipment that was not announced to anybody yet. It is no status transition of an order, so the table of transitions has
 * no row for it; customers do not see it in the history. The transaction has locked the order.
 */
export async function revertShipping(
  tx: Db,
  order: OrderRow,
  { to, adminId }: { to: 'PAYMENT' | 'CONFIRMED'; adminId: string },
): Promise<OrderRow> {
  const before = await updateOrder(tx, order, { status: to, courier: null, trackingNumber: null });
  await insertHistory(tx, {
    orderId: order.id,
    actor: 'admin',
    actorId: adminId,
    fromStatus: order.status,
    toStatus: to,
    note: storedNotes.shippingUndone,
  });
  return before;
}
