import { type Booking, type BookingOrder, REFERENCE_USED } from '../../src/extension/couriers.ts';
import type { ProviderResult, Rejected } from '../../src/extension/provider-result.ts';
import { orderBody, weightKg } from './order-body.ts';
import type { ShiprocketSettings } from './settings.server.ts';
import type { ShiprocketClient } from './shiprocket-client.ts';
import {
  assigned,
  created,
  type ListedOrder,
  orderList,
  pickupAddresses,
  serviceability,
  shownOrder,
} from './shiprocket-wire.ts';

interface Created {
  courierOrder: string;
  courierParcel: string;
  booked?: Booking;
}

const CANCELLED = /cancel/i;
const NO_CREDIT = /wallet|recharge|balance|credit/i;
const NO_CASH = /\bcod\b/i;
const NOT_SERVED = /serviceab|pincode/i;

/**
 * Creates the order at Shiprocket and has a tracking number assigned. Create has no idempotency key, so a lost response is
 * searched by our reference, and never sent again blindly.
 */
export async function book(
  client: ShiprocketClient,
  settings: ShiprocketSettings,
  order: BookingOrder,
): Promise<ProviderResult<Booking>> {
  const known = order.isRepeated ? await findCreated(client, order.reference) : undefined;
  if (known && known.is !== 'ok') return known;
  let parcel = known?.value;
  if (!parcel) {
    const served = await checkServed(client, settings, order);
    if (served) return served;
    const result = await create(client, settings, order);
    if (result.is !== 'ok') return result;
    parcel = result.value;
  }
  if (parcel.booked) return { is: 'ok', value: parcel.booked };
  return assign(client, parcel);
}

async function create(
  client: ShiprocketClient,
  settings: ShiprocketSettings,
  order: BookingOrder,
): Promise<ProviderResult<Created>> {
  const result = await client.call({
    method: 'POST',
    path: '/orders/create/adhoc',
    body: orderBody(settings, order),
    response: created,
  });
  if (result.is === 'ok') {
    const { order_id, shipment_id } = result.value;
    return { is: 'ok', value: { courierOrder: order_id, courierParcel: shipment_id } };
  }
  // known reference, or a mistake that Shiprocket reports with 200 or 500: the search decides
  if (result.is === 'rejected' && result.code !== 'order_id') return result;
  const found = await findCreated(client, order.reference);
  if (found.is !== 'ok') return found;
  return found.value ? { is: 'ok', value: found.value } : result;
}

/** The order with exactly this reference; undefined without one. */
async function findCreated(
  client: ShiprocketClient,
  reference: string,
): Promise<ProviderResult<Created | undefined>> {
  const result = await client.call({
    method: 'GET',
    path: `/orders?search=${encodeURIComponent(reference)}`,
    response: orderList,
  });
  if (result.is !== 'ok') return result;
  const found = result.value.data.find(({ channel_order_id }) => channel_order_id === reference);
  if (!found) return { is: 'ok', value: undefined };
  if (CANCELLED.test(found.status))
    return { is: 'rejected', status: 422, code: REFERENCE_USED, message: found.status };
  const [parcel] = found.shipments;
  if (!parcel) return { is: 'unreachable', reason: 'invalid-response' };
  return { is: 'ok', value: createdOf(found) };
}

function createdOf({ id: courierOrder, shipments }: ListedOrder): Created {
  const [parcel] = shipments;
  const courierParcel = parcel?.id ?? '';
  if (!parcel?.awb) return { courierOrder, courierParcel };
  const { awb: trackingNumber, courier: carrier } = parcel;
  return { courierOrder, courierParcel, booked: { trackingNumber, carrier, courierOrder, courierParcel } };
}

async function assign(
  client: ShiprocketClient,
  { courierOrder, courierParcel }: Created,
): Promise<ProviderResult<Booking>> {
  const result = await client.call({
    method: 'POST',
    path: '/courier/assign/awb',
    body: { shipment_id: Number(courierParcel) },
    response: assigned,
  });
  if (result.is === 'ok') {
    const data = result.value.response?.data;
    if (result.value.awb_assign_status === 1 && data?.awb_code)
      return {
        is: 'ok',
        value: { trackingNumber: data.awb_code, carrier: data.courier_name, courierOrder, courierParcel },
      };
    const message = data?.awb_assign_error || result.value.message;
    return explained({ is: 'rejected', status: 200, code: 'rejected', message });
  }
  // the number may have been assigned before the response was lost, or by an earlier try
  const shown = await client.call({
    method: 'GET',
    path: `/orders/show/${courierOrder}`,
    response: shownOrder,
  });
  if (shown.is === 'ok') {
    const { booked } = createdOf(shown.value.data);
    if (booked) return { is: 'ok', value: booked };
  }
  return result.is === 'rejected' ? explained(result) : result;
}

function explained(rejected: Rejected): Rejected {
  const { message, code } = rejected;
  if (code !== 'rejected') return rejected;
  if (NO_CREDIT.test(message)) return { ...rejected, code: 'no-credit' };
  if (NO_CASH.test(message)) return { ...rejected, code: 'no-cash' };
  return NOT_SERVED.test(message) ? { ...rejected, code: 'not-served' } : rejected;
}

/** Asked before the order is created, so that the panel does not fill with orders that nobody can carry. */
async function checkServed(
  client: ShiprocketClient,
  settings: ShiprocketSettings,
  order: BookingOrder,
): Promise<Exclude<ProviderResult<never>, { is: 'ok' }> | undefined> {
  const from = await pickupPincode(client, settings);
  if (from.is !== 'ok') return from;
  const ask = (cod: '0' | '1') =>
    client.call({
      method: 'GET',
      path: `/courier/serviceability/?${new URLSearchParams({
        pickup_postcode: from.value,
        delivery_postcode: order.pincode,
        cod,
        weight: String(weightKg(settings, order)),
      })}`,
      response: serviceability,
    });
  const result = await ask(order.collect ? '1' : '0');
  if (result.is !== 'ok') return result;
  const companies = result.value.data?.available_courier_companies ?? [];
  if (companies.some(({ cod }) => !order.collect || cod === 1)) return undefined;
  const { message } = result.value;
  // is it the place, or only the cash?
  const prepaid = order.collect && companies.length === 0 ? await ask('0') : result;
  if (prepaid.is !== 'ok') return prepaid;
  const isServed = (prepaid.value.data?.available_courier_companies ?? []).length > 0;
  return { is: 'rejected', status: 404, code: isServed ? 'no-cash' : 'not-served', message };
}

/** The pincode of the registered pickup address. */
export async function pickupPincode(
  client: ShiprocketClient,
  { pickupLocation }: ShiprocketSettings,
): Promise<ProviderResult<string>> {
  const result = await client.call({
    method: 'GET',
    path: '/settings/company/pickup',
    response: pickupAddresses,
  });
  if (result.is !== 'ok') return result;
  const found = result.value.data.shipping_address.find(
    ({ pickup_location }) => pickup_location.toLowerCase() === pickupLocation.toLowerCase(),
  );
  if (found) return { is: 'ok', value: found.pin_code };
  return {
    is: 'rejected',
    status: 404,
    code: 'keys-rejected',
    message: `There is no pickup address ${pickupLocation}`,
  };
}
