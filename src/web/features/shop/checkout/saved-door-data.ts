import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../../contract/order.ts';
import type { Address } from '../../../../rules/address.ts';
import { findSavedPoint, type Point } from '../../../../rules/saved-point.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { readOrders } from '../../../lib/read-order.ts';

const MAX_ORDERS = 20;

/** The map point that the customer chose for this address in an earlier order, on any device. */
export function useSavedDoor(userId: string, address: Address): Point | undefined {
  const query = { queryKey: [userId, 'orders', 'doors'], queryFn: fetchOrders };
  const { data = [] } = useQuery(query, queries);
  return findSavedPoint(data, address);
}

async function fetchOrders(): Promise<Order[]> {
  return readOrders(await callApi(browserApi().api.orders.$get({ query: { limit: MAX_ORDERS } }))) ?? [];
}
