import type { Db } from '../platform/db/db.ts';
import type { LockedOrder } from './locked-order.ts';
import { insertHistory, updateOrder } from './orders.store.ts';

/** A line in the order's history; whoever has the order open is told that it changed. The caller has locked the order. */
export async function noteOnOrder(
  tx: Db,
  { id, status }: LockedOrder,
  { adminId, note }: { adminId: string; note: string },
): Promise<void> {
  await updateOrder(tx, id, {});
  await insertHistory(tx, {
    orderId: id,
    actor: 'admin',
    actorId: adminId,
    fromStatus: status,
    toStatus: status,
    note,
  });
}
