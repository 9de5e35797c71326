import type { ParcelList, ParcelResult, ParcelResults } from '../../contract/admin/couriers.ts';
import type { CourierServer } from '../../extension/couriers.ts';
import { errorMessage } from '../platform/error-message.ts';
import { inParallel } from '../platform/in-parallel.ts';
import { type Failure, failure, type Result, success } from '../platform/result.ts';
import { bookWith } from './book-parcel.ts';
import type { CourierDeps } from './courier-deps.ts';
import { courierFailure } from './courier-failure.ts';
import { findShipment, selectBooked, updateShipment } from './couriers.store.ts';
import { bookedParcel, courierName, pickupOf } from './get-shipment.ts';
import { parcelRejection } from './parcel-rejection.ts';
import { selectTasks, selectWaiting } from './parcels.store.ts';

/** Couriers limit calls, and a proxy does not wait for ever. */
const PARALLEL = 4;

/** Each order on its own: what one of them cannot have does not stop the others. Repeated, it books nothing twice. */
export async function bookParcels(
  deps: CourierDeps,
  { courierId, adminId, orders }: { courierId: string; adminId: string; orders: readonly string[] },
): Promise<Result<ParcelResults, 'courier-not-offered'>> {
  const courier = deps.offered().find(({ id }) => id === courierId);
  const server = courier && (await deps.server(courier.id));
  if (!courier || !server?.book) return failure('courier-not-offered');
  const results = await inParallel(PARALLEL, [...new Set(orders)], async (orderId): Promise<ParcelResult> => {
    const booked = await bookWith(deps, { courier, server }, { orderId, adminId });
    if (!booked.ok) return failed(orderId, booked);
    const shipment = await findShipment(deps.db, orderId);
    return worked(orderId, { ...shipment });
  });
  return success({ results });
}

/** Asks the courier to fetch parcels. */
export async function requestPickups(
  deps: CourierDeps,
  { courierId, orders, day }: { courierId: string; orders: readonly string[]; day?: string | undefined },
): Promise<Result<ParcelResults, 'courier-not-offered'>> {
  const server = await deps.server(courierId);
  const { pickup } = server ?? {};
  if (!pickup) return failure('courier-not-offered');
  const ids = [...new Set(orders)];
  const booked = new Map(
    (await selectBooked(deps.db, courierId, ids)).map((row) => [row.shipment.orderId, row]),
  );
  const results = await inParallel(PARALLEL, ids, async (orderId): Promise<ParcelResult> => {
    const row = booked.get(orderId);
    if (!row) return failed(orderId, failure('parcel-not-found'));
    const { shipment, number } = row;
    const rejection = await parcelRejection(deps.db, orderId);
    if (rejection) return failed(orderId, rejection);
    const result = await pickup(bookedParcel(shipment, String(number)), day);
    if (result.is !== 'ok') return failed(orderId, courierFailure(result));
    const note = result.value.note.slice(0, 300);
    await updateShipment(deps.db, orderId, { pickupAskedAt: new Date(), pickupNote: note });
    return { ...worked(orderId, shipment), message: note };
  });
  return success({ results });
}

/** One PDF for all parcels of the orders that are booked with this courier. */
export async function getParcelFile(
  deps: CourierDeps,
  kind: 'labels' | 'manifest',
  { courierId, orders }: { courierId: string; orders: readonly string[] },
): Promise<
  Result<Uint8Array, 'courier-not-offered' | 'parcel-not-found' | 'booking-refused' | 'courier-away'>
> {
  const create: CourierServer['labels'] = (await deps.server(courierId))?.[kind];
  if (!create) return failure('courier-not-offered');
  const booked = await selectBooked(deps.db, courierId, orders);
  if (booked.length === 0) return failure('parcel-not-found');
  const result = await create(booked.map(({ shipment, number }) => bookedParcel(shipment, String(number))));
  if (result.is !== 'ok') return courierFailure(result);
  if (kind === 'manifest')
    for (const { shipment } of booked)
      await updateShipment(deps.db, shipment.orderId, { manifestedAt: new Date() });
  return success(result.value);
}

/** Parcels that wait for the courier, and those that somebody has to look after. */
export async function listParcels(deps: CourierDeps): Promise<ParcelList> {
  const offered = deps.offered();
  const servers = await Promise.all(offered.map(({ id }) => deps.server(id)));
  const ids = offered.filter(({ shipsOnPickup }) => shipsOnPickup).map(({ id }) => id);
  const [waiting, tasks] = await Promise.all([
    ids.length > 0 ? selectWaiting(deps.db, ids) : [],
    selectTasks(deps.db),
  ]);
  const canReattempt = new Set(offered.filter((_, index) => servers[index]?.reattempt).map(({ id }) => id));
  const listed = ({ shipment, order }: (typeof waiting)[number]) => ({
    orderId: order.id,
    number: order.number,
    name: order.name,
    status: order.status,
    courier: shipment.courier,
    courierName: courierName(deps, shipment.courier),
    carrier: shipment.carrier,
    trackingNumber: shipment.trackingNumber,
  });
  return {
    couriers: offered.flatMap(({ id, name }, index) => {
      const server = servers[index];
      if (!server?.book) return [];
      return [{ id, name, canPickup: !!server.pickup, canManifest: !!server.manifest }];
    }),
    waiting: waiting.map((row) => ({
      ...listed(row),
      bookedAt: row.shipment.bookedAt.toISOString(),
      pickup: pickupOf(row.shipment),
      isManifested: row.shipment.manifestedAt !== null,
    })),
    tasks: tasks.map((row) => ({
      ...listed(row),
      task: row.status as ParcelList['tasks'][number]['task'],
      at: row.at.toISOString(),
      note: row.note,
      canReattempt: row.status === 'undelivered' && canReattempt.has(row.shipment.courier),
    })),
  };
}

function worked(orderId: string, shipment: { trackingNumber?: string; carrier?: string }): ParcelResult {
  const { trackingNumber = null, carrier = '' } = shipment;
  return { orderId, ok: true, trackingNumber, carrier, code: null, message: '' };
}

function failed(orderId: string, { code, message }: Failure): ParcelResult {
  return {
    orderId,
    ok: false,
    trackingNumber: null,
    carrier: '',
    code,
    message: message ?? errorMessage(code),
  };
}
