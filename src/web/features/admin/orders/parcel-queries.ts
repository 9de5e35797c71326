import { useQuery } from '@tanstack/react-query';
import type { BookingForm } from '../../../../contract/admin/couriers.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.orders[':id'];
const parcels = () => browserApi().api.admin.couriers;

export function useShipment(id: string) {
  return useQuery(
    {
      queryKey: adminKey('orders', 'shipment', id),
      queryFn: () => callApi(api().shipment.$get({ param: { id } })),
      staleTime: 0,
    },
    queries,
  );
}

export function useParcels() {
  return useQuery(
    { queryKey: adminKey('orders', 'parcels'), queryFn: () => callApi(parcels().$get()), staleTime: 0 },
    queries,
  );
}

const refreshed = <Value>(call: Promise<Value>) => call.finally(() => invalidateAdmin('orders'));

export function bookParcel(id: string, json: BookingForm) {
  return refreshed(callApi(api().booking.$post({ param: { id }, json })));
}

export function cancelBooking(id: string) {
  return refreshed(callApi(api().booking.$delete({ param: { id } })));
}

export function askCourier(id: string) {
  return refreshed(callApi(api().shipment.ask.$post({ param: { id } })));
}

export function endParcelTask(id: string) {
  return refreshed(callApi(api().shipment.done.$post({ param: { id } })));
}

export function reattemptDelivery(id: string, note: string) {
  return refreshed(callApi(api().shipment.reattempt.$post({ param: { id }, json: { note } })));
}

/** On a day, or as soon as the courier comes. */
export function requestPickup(courier: string, orders: string[], day?: string) {
  const json = { orders, ...(day && { day }) };
  return refreshed(callApi(parcels()[':id'].pickup.$post({ param: { id: courier }, json })));
}

export function parcelFile(courier: string, kind: 'labels' | 'manifest', orders: string[]) {
  return parcels()[':id'][kind].$post({ param: { id: courier }, json: { orders } });
}
