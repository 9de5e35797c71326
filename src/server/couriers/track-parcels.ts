import { type Queue, type Worker, worker } from '../platform/jobs.ts';
import { failure, type Result, success } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { findShipment, findShipmentByNumber, noteAsked, selectUnfinished } from './couriers.store.ts';
import { recordTracking } from './record-tracking.ts';

/** A courier may be away for hours; the poll comes every three hours anyway. */
const PATIENT = { retryLimit: 6, retryDelay: 10, retryBackoff: true, expireInSeconds: 300 };
const SCHEDULED = { retryLimit: 0, expireInSeconds: 900 };
const MAX_NUMBERS = 50;

export const trackQueue: Queue<{ courier: string; numbers: string[] }> = {
  name: 'track-parcels',
  options: PATIENT,
};
const pollQueue: Queue<object> = { name: 'poll-parcels', options: SCHEDULED };

export const courierQueues: Queue<object>[] = [trackQueue, pollQueue];

export function courierWorkers(deps: CourierDeps): Worker[] {
  return [
    worker(trackQueue, async ({ courier, numbers }) => {
      if (!(await askCourier(deps, courier, numbers))) throw new Error(`${courier} does not respond`);
    }),
    // no retry policy of webhooks is promised anywhere
    worker(pollQueue, () => pollParcels(deps), '23 */3 * * *'),
  ];
}

/** Asks about every parcel on its way. */
export async function pollParcels(deps: CourierDeps): Promise<void> {
  const couriers = deps.offered().map(({ id }) => id);
  const parcels = couriers.length > 0 ? await selectUnfinished(deps.db, couriers) : [];
  for (const [courier, list] of Map.groupBy(parcels, (parcel) => parcel.courier)) {
    const numbers = list.map(({ trackingNumber }) => trackingNumber);
    for (let start = 0; start < numbers.length; start += MAX_NUMBERS) {
      // one that does not respond is asked again by the next poll
      if (!(await askCourier(deps, courier, numbers.slice(start, start + MAX_NUMBERS)))) break;
    }
  }
}

/** The same for the parcel of an order, when an admin asks. */
export async function askAboutOrder(
  deps: CourierDeps,
  orderId: string,
): Promise<Result<undefined, 'parcel-not-found' | 'courier-away'>> {
  const booked = await findShipment(deps.db, orderId);
  if (!booked || booked.cancelledAt) return failure('parcel-not-found');
  const hasResponse = await askCourier(deps, booked.courier, [booked.trackingNumber]);
  return hasResponse ? success() : failure('courier-away');
}

/** Reads where parcels are and records it. False when the courier does not respond. */
async function askCourier(
  deps: CourierDeps,
  courierId: string,
  numbers: readonly string[],
): Promise<boolean> {
  const server = await deps.server(courierId);
  const known = await Promise.all(
    numbers.slice(0, MAX_NUMBERS).map((number) => findShipmentByNumber(deps.db, courierId, number)),
  );
  const asked = known.flatMap((shipment) => (shipment ? [shipment.trackingNumber] : []));
  if (!server?.track || asked.length === 0) return true;
  const result = await server.track(asked);
  if (result.is === 'unreachable') return false;
  if (result.is === 'rejected') return true;
  await recordTracking(deps, courierId, result.value);
  await noteAsked(deps.db, courierId, asked);
  return true;
}
