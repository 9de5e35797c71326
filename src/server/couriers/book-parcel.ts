import type { BookingForm } from '../../contract/admin/couriers.ts';
import type { OrderDetail } from '../../contract/admin/orders.ts';
import type { BookingOrder } from '../../extension/couriers.ts';
import { addressLine } from '../../rules/address.ts';
import { paiseFromRupees } from '../../rules/money.ts';
import { parcelWeight } from '../../rules/parcel-weight.ts';
import { actOnOrder } from '../orders/admin/act-on-order.ts';
import type { ActionCode } from '../orders/admin/action-error.ts';
import { getOrderDetail } from '../orders/admin/get-order-detail.ts';
import { failure, type Result } from '../platform/result.ts';
import type { CourierDeps } from './courier-deps.ts';
import { saveShipment } from './couriers.store.ts';

type Code = ActionCode | 'order-step-refused' | 'courier-not-offered' | 'booking-refused' | 'courier-away';

/**
 * Books the parcel of a paid order and ships the order with the tracking number. The courier books an order once: after
 * a crash between booking and shipping, the next try gets the same number.
 */
export async function bookParcel(
  deps: CourierDeps,
  { orderId, adminId, input }: { orderId: string; adminId: string; input: BookingForm },
): Promise<Result<undefined, Code>> {
  const courier = deps.offered().find(({ id }) => id === input.courier);
  const server = courier && (await deps.server(courier.id));
  if (!courier || !server?.book) return failure('courier-not-offered');
  const detail = await getOrderDetail(deps.db, orderId);
  if (!detail.ok) return detail;
  if (detail.value.version !== input.version) return failure('order-changed');
  if (!detail.value.actions.includes('ship')) return failure('order-step-refused');
  const booked = await server.book(bookingOrder(detail.value));
  if (booked.is === 'unreachable') return failure('courier-away');
  if (booked.is === 'rejected') return failure('booking-refused');
  const { trackingNumber } = booked.value;
  await saveShipment(deps.db, { orderId, courier: courier.id, trackingNumber });
  return actOnOrder(
    { db: deps.db, jobs: deps.jobs, sender: await deps.sender(), seller: await deps.seller() },
    {
      orderId,
      adminId,
      input: { action: 'ship', courier: courier.name, trackingNumber, note: '', version: input.version },
    },
  );
}

function bookingOrder({ _id, number, name, phone, address, items, itemsTotal }: OrderDetail): BookingOrder {
  const place = typeof address === 'string' ? { state: '', pincode: '' } : address;
  return {
    orderId: _id,
    number: String(number),
    name,
    phone,
    address: addressLine(address),
    state: place.state,
    pincode: place.pincode,
    weightGrams: parcelWeight(items),
    goodsTotal: paiseFromRupees(itemsTotal),
  };
}
