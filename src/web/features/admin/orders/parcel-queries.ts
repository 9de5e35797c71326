import { useQuery } from '@tanstack/react-query';
import type { BookingForm } from '../../../../contract/admin/couriers.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.orders[':id'];

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

export function bookParcel(id: string, json: BookingForm) {
  return callApi(api().booking.$post({ param: { id }, json })).finally(() => invalidateAdmin('orders'));
}
