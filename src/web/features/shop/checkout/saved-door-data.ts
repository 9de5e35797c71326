import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../../contract/order.ts';
import type { Address } from '../../../../rules/address.ts';
import { findSavedPoint, type Point } from '../../../../rules/saved-point.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { readOrders } from '../../../lib/read-order.ts';

const MAX_ORDERS = 20;

/** The point that this customer chose for this address in an earlier order, on whatever device. */
export function useSavedDoor(userId: string, address: Address): Point | undefined {
  const query = { queryKey: [userId, 'orders', 'doors'], queryFn: fetchOrders };
  const { data = [] } = useQuery(query, queries);
  return findSavedPoint(data, address);
}

async function fetchOrders(): Promise<Order[]> {
  const response = await browserApi().api.orders.$get({ query: { limit: MAX_ORDERS } });
  if (!response.ok) throw new Error('orders');
  return readOrders(await response.json()) ?? [];
}
