import type { ParcelFailure, RevertResult } from '../../contract/admin/packing.ts';
import { adminPacking } from '../../messages/admin-packing.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrderRow } from '../orders/lock-order-row.ts';
import { revertShipping } from '../orders/revert-shipping.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { withRetry } from '../platform/db/with-retry.ts';
import { errorMessage } from '../platform/error-message.ts';
import {
  findParcel,
  type ParcelRow,
  removeShippedEvent,
  revertSecondsLeft,
  selectBatch,
  setUndone,
} from './parcels.store.ts';
import { failed } from './ship-parcels.ts';

/** Returns the orders of a shipment to their former status. Undefined: there is no such shipment. */
export async function revertShipment(
  db: Db,
  adminId: string,
  batchId: string,
): Promise<RevertResult | undefined> {
  const parcels = await selectBatch(db, batchId);
  if (parcels.length === 0) return undefined;
  const result: RevertResult = { undone: [], failed: [] };
  for (const parcel of parcels) {
    const failure = await withRetry(() => revertParcel(db, adminId, parcel));
    if (failure) result.failed.push(failure);
    else result.undone.push(parcel.orderId);
  }
  return result;
}

function revertParcel(
  db: Db,
  adminId: string,
  { batchId, orderId }: ParcelRow,
): Promise<ParcelFailure | undefined> {
  return transaction<undefined, ParcelFailure>(db, async (tx, rollback) => {
    const order = await lockOrderRow(tx, orderId);
    const parcel = await findParcel(tx, batchId, orderId);
    if (!order || !parcel) return rollback(failed({ id: orderId }, 'gone', errorMessage('order-not-found')));
    if (parcel.undoneAt) return undefined;
    if (parcel.announcedAt || (await revertSecondsLeft(tx, parcel)) <= 0)
      return rollback(failed(order, 'late', adminPacking.tooLate));
    if (order.status !== 'SHIPPED' || order.version !== parcel.orderVersion)
      return rollback(failed(order, 'changed', errorMessage('order-changed')));
    const isUntold = await removeShippedEvent(tx, orderId);
    if (!isUntold) return rollback(failed(order, 'late', adminPacking.tooLate));
    await revertShipping(tx, order, { to: parcel.fromStatus, adminId });
    await setUndone(tx, parcel);
    const { status, courier, trackingNumber } = order;
    await recordChange(tx, {
      actorId: adminId,
      action: 'undo shipping of order',
      target: `order ${orderId}`,
      before: { status, courier, trackingNumber },
      after: { status: parcel.fromStatus, courier: null, trackingNumber: null },
    });
    return undefined;
  });
}
