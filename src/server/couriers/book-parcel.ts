import type { BookingForm } from '../../contract/admin/couriers.ts';
import type { OrderDetail } from '../../contract/admin/orders.ts';
import { type Booking, type Courier, type CourierServer, REFERENCE_USED } from '../../extension/couriers.ts';
import type { ProviderResult } from '../../extension/provider-result.ts';
import { storedNotes } from '../../rules/order-notes.ts';
import { recordChange } from '../audit/record-change.ts';
import { actOnOrder } from '../orders/admin/act-on-order.ts';
import type { ActionCode } from '../orders/admin/action-error.ts';
import { getOrderDetail } from '../orders/admin/get-order-detail.ts';
import { addHistoryLine, lockOrderWithLines } from '../orders/locked-order.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { bookingOrder } from './booking-order.ts';
import type { CourierDeps } from './courier-deps.ts';
import { courierFailure } from './courier-failure.ts';
import { claimTry, endTry, findShipment, saveShipment } from './couriers.store.ts';
import { parcelRejection } from './parcel-rejection.ts';

type Code =
  | ActionCode
  | 'order-step-refused'
  | 'courier-not-offered'
  | 'booking-refused'
  | 'booking-open'
  | 'courier-away';
export type BookingResult = Result<undefined, Code>;

interface Request {
  orderId: string;
  adminId: string;
  /** Of the page that the admin saw; undefined: the order as it is now. */
  version?: number;
}

/** After so many parcels of one order something is wrong. */
const MAX_REFERENCES = 3;

/** Books the parcel of a paid order with a courier of the shop. */
export async function bookParcel(
  deps: CourierDeps,
  { input, ...request }: Omit<Request, 'version'> & { input: BookingForm },
): Promise<BookingResult> {
  const courier = deps.offered().find(({ id }) => id === input.courier);
  const server = courier && (await deps.server(courier.id));
  if (!courier || !server?.book) return failure('courier-not-offered');
  return bookWith(deps, { courier, server }, { ...request, version: input.version });
}

/**
 * A booking is claimed first, then the courier is asked, then the number is saved. After a crash between them the next try finds
 * the claim, and the courier the parcel: it is booked once.
 */
export async function bookWith(
  deps: CourierDeps,
  { courier, server }: { courier: Courier; server: CourierServer },
  { orderId, adminId, version }: Request,
): Promise<BookingResult> {
  const detail = await getOrderDetail(deps.db, orderId);
  if (!detail.ok) return detail;
  const order = detail.value;
  if (version !== undefined && order.version !== version) return failure('order-changed');
  const shipment = await findShipment(deps.db, orderId);
  const isBooked = shipment !== undefined && !shipment.cancelledAt && shipment.courier === courier.id;
  // who repeats it gets the same parcel
  if (isBooked && courier.shipsOnPickup && order.actions.includes('ship')) return success();
  if (!order.actions.includes('ship'))
    return failure('order-step-refused', order.shipRefused ? { message: order.shipRefused } : {});
  // before the claim: nothing is booked and paid that must not leave
  const rejection = await parcelRejection(deps.db, orderId);
  if (rejection) return rejection;
  const parcel = shipment?.cancelledAt ? shipment.parcel + 1 : (shipment?.parcel ?? 1);
  const claim = await claimTry(deps.db, { orderId, courier: courier.id, parcel });
  if (!claim) return failure('booking-open');
  const booked = await bookOnce(server, order, claim);
  if (booked.result.is !== 'ok') {
    await endTry(deps.db, orderId, booked.parcel);
    return courierFailure(booked.result);
  }
  const value = booked.result.value;
  await saveBooking(deps, { order, adminId, courier, parcel: booked.parcel, booking: value });
  if (courier.shipsOnPickup) return success();
  return actOnOrder(
    { db: deps.db, jobs: deps.jobs, sender: await deps.sender(), seller: await deps.seller() },
    {
      orderId,
      adminId,
      input: {
        action: 'ship',
        courier: courier.name,
        trackingNumber: value.trackingNumber,
        note: '',
        version: order.version,
      },
    },
  );
}

/** A reference that belongs to a cancelled parcel is used up: the next one counts. */
async function bookOnce(
  server: CourierServer,
  order: OrderDetail,
  claim: { parcel: number; isRepeated: boolean },
): Promise<{ result: ProviderResult<Booking>; parcel: number }> {
  let { parcel, isRepeated } = claim;
  for (let tries = 1; ; tries++) {
    const result: ProviderResult<Booking> = (await server.book?.(
      bookingOrder(order, { parcel, isRepeated }),
    )) ?? { is: 'unreachable', reason: 'connection' };
    const isUsed = result.is === 'rejected' && result.code === REFERENCE_USED;
    if (!isUsed || tries >= MAX_REFERENCES) return { result, parcel };
    parcel += 1;
    isRepeated = true;
  }
}

async function saveBooking(
  deps: CourierDeps,
  {
    order,
    adminId,
    courier,
    parcel,
    booking,
  }: { order: OrderDetail; adminId: string; courier: Courier; parcel: number; booking: Booking },
): Promise<void> {
  const { trackingNumber, carrier = '', courierOrder = '', courierParcel = '' } = booking;
  const orderId = order._id;
  await deps.db.transaction(async (tx) => {
    const row = await lockOrderWithLines(tx, orderId);
    await saveShipment(tx, {
      orderId,
      courier: courier.id,
      trackingNumber,
      parcel,
      carrier,
      courierOrder,
      courierParcel,
    });
    if (!courier.shipsOnPickup || !row) return;
    await addHistoryLine(tx, row, {
      adminId,
      note: storedNotes.parcelBooked(`${courier.name} ${trackingNumber}`),
    });
    await recordChange(tx, {
      actorId: adminId,
      action: 'book parcel',
      target: `order ${orderId}`,
      before: {},
      after: { courier: courier.name, trackingNumber },
    });
  });
}
