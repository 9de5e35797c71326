import type { Shipment } from '../../contract/admin/couriers.ts';
import type { BookedParcel } from '../../extension/couriers.ts';
import { parcelProgress, parcelReference } from '../../rules/parcel-progress.ts';
import { findOrderState } from '../orders/order-state.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { findShipment, type ShipmentRow, selectShipmentEvents } from './couriers.store.ts';

/** The parcel of an order, and the couriers that can be booked. */
export async function getShipment(deps: CourierDeps, orderId: string): Promise<Shipment> {
  const [shipment, events, couriers, order] = await Promise.all([
    findShipment(deps.db, orderId),
    selectShipmentEvents(deps.db, [orderId]),
    bookable(deps),
    findOrderState(deps.db, orderId),
  ]);
  const booked = shipment && !shipment.cancelledAt ? shipment : undefined;
  const server = booked && (await deps.server(booked.courier));
  const { hasLeft, task } = parcelProgress(events);
  const isWaiting = !hasLeft && order?.status !== 'SHIPPED' && order?.status !== 'DELIVERED';
  const isDone = booked?.handledAt || (task === 'returned' && order?.status === 'CANCELLED');
  const openTask = (!isDone && task) || null;
  return {
    couriers: couriers.map(({ id, name }) => ({ id, name })),
    booked: booked
      ? {
          courier: booked.courier,
          courierName: courierName(deps, booked.courier),
          carrier: booked.carrier,
          trackingNumber: booked.trackingNumber,
          reference: parcelReference(order?.number ?? '', booked.parcel),
          at: booked.bookedAt.toISOString(),
          hasLabel: server?.label !== undefined,
          canPickup: isWaiting && order?.status !== 'CANCELLED' && server?.pickup !== undefined,
          canCancel: isWaiting && server?.cancel !== undefined,
          canAsk: server?.track !== undefined,
          pickup: pickupOf(booked),
          canReattempt: openTask === 'undelivered' && server?.reattempt !== undefined,
          task: openTask,
        }
      : null,
    events: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
  };
}

/** The courier's label for the parcel, a PDF. */
export async function getLabel(
  deps: CourierDeps,
  orderId: string,
): Promise<Result<Uint8Array, 'label-not-found' | 'courier-away'>> {
  const booked = await findShipment(deps.db, orderId);
  const server = booked && (await deps.server(booked.courier));
  if (!booked || booked.cancelledAt || !server?.label) return failure('label-not-found');
  const label = await server.label(booked.trackingNumber, bookedParcel(booked, ''));
  if (label.is === 'ok') return success(label.value);
  return failure(label.is === 'rejected' ? 'label-not-found' : 'courier-away');
}

export function bookedParcel(
  { trackingNumber, carrier, courierOrder, courierParcel }: ShipmentRow,
  number: string,
): BookedParcel {
  return { number, trackingNumber, carrier, courierOrder, courierParcel };
}

export function pickupOf({ pickupAskedAt, pickupNote }: ShipmentRow) {
  return pickupAskedAt && { at: pickupAskedAt.toISOString(), note: pickupNote };
}

/** Also of a courier whose keys were removed. */
export function courierName(deps: CourierDeps, id: string): string {
  return deps.offered().find((courier) => courier.id === id)?.name ?? id;
}

async function bookable(deps: CourierDeps) {
  const offered = deps.offered();
  const servers = await Promise.all(offered.map(({ id }) => deps.server(id)));
  return offered.filter((_, index) => servers[index]?.book);
}
