import type { Shipment } from '../../contract/admin/couriers.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { findShipment, selectShipmentEvents } from './couriers.store.ts';

/** The parcel of an order, and the couriers that can be booked. */
export async function getShipment(deps: CourierDeps, orderId: string): Promise<Shipment> {
  const [booked, events, couriers] = await Promise.all([
    findShipment(deps.db, orderId),
    selectShipmentEvents(deps.db, orderId),
    bookable(deps),
  ]);
  const server = booked && (await deps.server(booked.courier));
  return {
    couriers: couriers.map(({ id, name }) => ({ id, name })),
    booked: booked
      ? {
          courier: booked.courier,
          trackingNumber: booked.trackingNumber,
          at: booked.bookedAt.toISOString(),
          hasLabel: server?.label !== undefined,
        }
      : null,
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}

/** The courier's label for the parcel, a PDF. */
export async function getLabel(
  deps: CourierDeps,
  orderId: string,
): Promise<Result<Uint8Array, 'label-not-found' | 'courier-away'>> {
  const booked = await findShipment(deps.db, orderId);
  const server = booked && (await deps.server(booked.courier));
  if (!booked || !server?.label) return failure('label-not-found');
  const label = await server.label(booked.trackingNumber);
  if (label.is === 'ok') return success(label.value);
  return failure(label.is === 'rejected' ? 'label-not-found' : 'courier-away');
}

async function bookable(deps: CourierDeps) {
  const offered = deps.offered();
  const servers = await Promise.all(offered.map(({ id }) => deps.server(id)));
  return offered.filter((_, index) => servers[index]?.book);
}
