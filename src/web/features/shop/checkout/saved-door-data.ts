import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../../contract/order.ts';
import type { SavedAddress } from '../../../../contract/saved-address.ts';
import type { Address } from '../../../../rules/address.ts';
import { findSavedPoint, type Point } from '../../../../rules/saved-point.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { readOrders } from '../../../lib/read-order.ts';

const MAX_ORDERS = 20;

export interface SavedDoor extends Point {
  /** When the address book remembered it. */
  setAt: string | undefined;
}

/** The map point that the customer chose for this address before, on any device: in the address book, or with an older order. */
export function useSavedDoor(
  userId: string,
  addresses: SavedAddress[],
  address: Address,
): SavedDoor | undefined {
  const query = { queryKey: [userId, 'orders', 'doors'], queryFn: fetchOrders, enabled: userId !== '' };
  const { data = [] } = useQuery(query, queries);
  const inBook = findSavedPoint(addresses, address);
  const point = inBook ?? findSavedPoint(data, address);
  const entry = addresses.find(({ addressLatLng }) => addressLatLng === inBook);
  return point && { ...point, setAt: (inBook && entry?.pointSetAt) ?? undefined };
}

async function fetchOrders(): Promise<Order[]> {
  return readOrders(await callApi(browserApi().api.orders.$get({ query: { limit: MAX_ORDERS } }))) ?? [];
}
