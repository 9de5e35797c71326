import { adminParcels } from '../../messages/admin-parcels.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { parcelProgress } from '../../rules/parcel-progress.ts';
import { recordChange } from '../audit/record-change.ts';
import { addHistoryLine, lockOrderWithLines } from '../orders/locked-order.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { courierFailure } from './courier-failure.ts';
import { findShipment, selectShipmentEvents, updateShipment } from './couriers.store.ts';
import { bookedParcel, courierName } from './get-shipment.ts';

type Code = 'parcel-not-found' | 'booking-refused' | 'courier-away' | 'order-step-refused';

/** Cancels the booking of a parcel that the courier does not have yet. After a crash in between, the next try ends it. */
export async function cancelBooking(
  deps: CourierDeps,
  { orderId, adminId }: { orderId: string; adminId: string },
): Promise<Result<undefined, Code>> {
  const booked = await findShipment(deps.db, orderId);
  const server = booked && (await deps.server(booked.courier));
  if (!booked || booked.cancelledAt || !server?.cancel) return failure('parcel-not-found');
  const { hasLeft } = parcelProgress(await selectShipmentEvents(deps.db, [orderId]));
  if (hasLeft) return failure('order-step-refused', { message: adminParcels.hasLeft });
  const result = await server.cancel(bookedParcel(booked, ''));
  if (result.is !== 'ok') return courierFailure(result);
  const { trackingNumber } = booked;
  const parcel = `${courierName(deps, booked.courier)} ${trackingNumber}`;
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderWithLines(tx, orderId);
    await updateShipment(tx, orderId, { cancelledAt: new Date() });
    if (!order) return;
    await addHistoryLine(tx, order, { adminId, note: storedNotes.bookingCancelled(parcel) });
    await recordChange(tx, {
      actorId: adminId,
      action: 'cancel booking',
      target: `order ${orderId}`,
      before: { trackingNumber },
      after: { trackingNumber: null },
    });
  });
  return success();
}

/** What the newest report asked for is done. */
export async function endTask(
  deps: CourierDeps,
  { orderId, adminId }: { orderId: string; adminId: string },
): Promise<Result<undefined, 'parcel-not-found'>> {
  const booked = await findShipment(deps.db, orderId);
  if (!booked) return failure('parcel-not-found');
  const { task } = parcelProgress(await selectShipmentEvents(deps.db, [orderId]));
  await deps.db.transaction(async (tx) => {
    await updateShipment(tx, orderId, { handledAt: new Date() });
    await recordChange(tx, {
      actorId: adminId,
      action: 'end parcel task',
      target: `order ${orderId}`,
      before: { parcel: task ?? null },
      after: { parcel: null },
    });
  });
  return success();
}
