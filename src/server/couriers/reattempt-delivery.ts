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

/**
 * Asks the courier to deliver once more. After a crash in between, the next try asks again, which is harmless, and records it. A
 * repeated request finds the task done.
 */
export async function reattemptDelivery(
  deps: CourierDeps,
  { orderId, adminId, note }: { orderId: string; adminId: string; note: string },
): Promise<Result<undefined, Code>> {
  const booked = await findShipment(deps.db, orderId);
  const server = booked && (await deps.server(booked.courier));
  if (!booked || booked.cancelledAt || !server?.reattempt) return failure('parcel-not-found');
  const { task } = parcelProgress(await selectShipmentEvents(deps.db, [orderId]));
  if (task !== 'undelivered') return failure('order-step-refused');
  if (booked.handledAt) return success();
  const result = await server.reattempt(bookedParcel(booked, ''), note);
  if (result.is !== 'ok') return courierFailure(result);
  const parcel = `${courierName(deps, booked.courier)} ${booked.trackingNumber}`;
  await deps.db.transaction(async (tx) => {
    const order = await lockOrderWithLines(tx, orderId);
    const now = await findShipment(tx, orderId);
    if (!order || now?.handledAt) return;
    await updateShipment(tx, orderId, { handledAt: new Date() });
    await addHistoryLine(tx, order, { adminId, note: storedNotes.reattempted(parcel) });
    await recordChange(tx, {
      actorId: adminId,
      action: 'reattempt delivery',
      target: `order ${orderId}`,
      before: { parcel: task },
      after: { parcel: null, note },
    });
  });
  return success();
}
