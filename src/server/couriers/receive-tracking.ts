import type { RequestHeaders } from '../../extension/request-headers.ts';
import { recordDelivery } from '../orders/record-delivery.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { findShipmentByNumber, insertShipmentEvent } from './couriers.store.ts';

/** Saves what a courier reports of its parcels; a delivered one delivers its order. Repeated events change nothing. */
export async function receiveTracking(
  deps: CourierDeps,
  courierId: string,
  request: { body: Uint8Array; headers: RequestHeaders },
): Promise<Result<undefined, 'not-found' | 'bad-signature'>> {
  const server = await deps.server(courierId);
  if (!server?.readEvents) return failure('not-found');
  const events = server.readEvents(request);
  if (!events) return failure('bad-signature');
  const from = await deps.sender();
  for (const event of events) {
    const shipment = await findShipmentByNumber(deps.db, courierId, event.trackingNumber);
    if (!shipment) continue;
    await deps.db.transaction(async (tx) => {
      const isNew = await insertShipmentEvent(tx, shipment, event);
      if (isNew && event.status === 'delivered')
        await recordDelivery({ jobs: deps.jobs, from, note: shipment.trackingNumber }, tx, shipment.orderId);
    });
  }
  return success();
}
