import type { TrackingEvent } from '../../extension/couriers.ts';
import { parcelProgress } from '../../rules/parcel-progress.ts';
import { lockOrderWithLines } from '../orders/locked-order.ts';
import { recordDelivery } from '../orders/record-delivery.ts';
import { recordPickup } from '../orders/record-pickup.ts';
import type { CourierDeps } from './courier-deps.ts';
import {
  findShipmentByNumber,
  insertShipmentEvent,
  type ShipmentRow,
  selectShipmentEvents,
  updateShipment,
} from './couriers.store.ts';

/**
 * Saves what a courier reports. The order moves to shipped and delivered, once and never back; everything else stands beside its
 * status. Repeated reports change nothing, so a crash at any line is repaired by the next report.
 */
export async function recordTracking(
  deps: CourierDeps,
  courierId: string,
  events: readonly TrackingEvent[],
): Promise<void> {
  const byNumber = Map.groupBy(events, ({ trackingNumber }) => trackingNumber);
  for (const [trackingNumber, reports] of byNumber) {
    const shipment = await findShipmentByNumber(deps.db, courierId, trackingNumber);
    if (shipment) await recordReports(deps, shipment, reports);
  }
}

async function recordReports(
  deps: CourierDeps,
  shipment: ShipmentRow,
  reports: readonly TrackingEvent[],
): Promise<void> {
  const { orderId, trackingNumber } = shipment;
  const courier = deps.offered().find(({ id }) => id === shipment.courier);
  const [from, seller] = await Promise.all([deps.sender(), deps.seller()]);
  await deps.db.transaction(async (tx) => {
    // before the events: a webhook and the poll come at the same time
    await lockOrderWithLines(tx, orderId);
    const before = parcelProgress(await selectShipmentEvents(tx, [orderId]));
    let isNew = false;
    for (const report of reports) isNew = (await insertShipmentEvent(tx, shipment, report)) || isNew;
    if (!isNew || shipment.cancelledAt) return;
    const after = parcelProgress(await selectShipmentEvents(tx, [orderId]));
    // the same again, after somebody has looked after the first, is a new task
    const { handledAt } = shipment;
    const isAgain =
      handledAt !== null && reports.some(({ status, at }) => status === after.task && at > handledAt);
    if (after.task && (after.status !== before.status || isAgain))
      await updateShipment(tx, orderId, { handledAt: null });
    if (after.status === 'void' && !after.hasLeft)
      await updateShipment(tx, orderId, { cancelledAt: new Date() });
    if (after.hasLeft && courier)
      await recordPickup({ jobs: deps.jobs, from, seller }, tx, {
        orderId,
        courier: courier.name,
        trackingNumber,
      });
    if (after.isDelivered) await recordDelivery({ jobs: deps.jobs, from, note: trackingNumber }, tx, orderId);
  });
}
