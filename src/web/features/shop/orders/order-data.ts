import { useQuery } from '@tanstack/react-query';
import type { Order, ReorderResponse } from '../../../../contract/order.ts';
import type { OrderStatus } from '../../../../rules/order-status.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { readOrder, readOrders } from '../../../lib/read-order.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const POLL_INTERVAL_MS = 15_000;
const NOT_FOUND = 'Order not found or invalid order format';
const FINAL = new Set<OrderStatus>(['DELIVERED', 'CANCELLED']);

/** Why an order cannot be shown, in the page's words. */
class OrderLoadError extends Error {}

const keyOf = (...rest: string[]) => [storedUser()?._id ?? '', 'orders', ...rest];

export function useOrders(filter: string) {
  return useQuery({ queryKey: keyOf('list', filter), queryFn: () => fetchOrders(filter) }, queries);
}

export function useStatuses(): OrderStatus[] {
  return (
    useQuery({ queryKey: keyOf('statuses'), queryFn: fetchStatuses, staleTime: Infinity }, queries).data ?? []
  );
}

/** One order, looked at again while something can still happen to it. */
export function useOrder(id: string) {
  const query = useQuery(
    {
      queryKey: keyOf('one', id),
      queryFn: () => fetchOrder(id),
      refetchInterval: ({ state: { data } }) => (data && !FINAL.has(data.status) ? POLL_INTERVAL_MS : false),
    },
    queries,
  );
  const { data: order, error, isPending } = query;
  return { order, isPending, problem: error ? textOf(error) : undefined };
}

/** After a change all of them are asked for again. */
export function invalidateOrders(): void {
  void queries.invalidateQueries({ queryKey: keyOf() });
}

async function fetchOrders(filter: string): Promise<Order[]> {
  const { orders: calls } = browserApi().api;
  const response = filter
    ? await calls[':x'].$get({ param: { x: encodeURIComponent(filter) }, query: {} })
    : await calls.$get({ query: {} });
  if (!response.ok) throw new Error('orders');
  const orders = readOrders(await response.json());
  if (!orders) throw new Error('orders');
  return orders;
}

async function fetchStatuses(): Promise<OrderStatus[]> {
  const response = await browserApi().api.orders.allstatus.$get();
  if (!response.ok) throw new Error('statuses');
  return response.json();
}

async function fetchOrder(id: string): Promise<Order> {
  const response = await browserApi().api.orders.order[':id'].$get({ param: { id: encodeURIComponent(id) } });
  if (response.status === 400) throw new OrderLoadError('Invalid Order ID');
  if (response.status === 404) throw new OrderLoadError(NOT_FOUND);
  if (!response.ok) throw new Error('order');
  const order = readOrder(await response.json());
  if (!order) throw new OrderLoadError(NOT_FOUND);
  return order;
}

function textOf(error: Error): string {
  return error instanceof OrderLoadError ? error.message : 'Failed to load order. Please try again later.';
}

/** What went wrong, in words; nothing when the order is gone. */
export async function deleteOrder(id: string): Promise<string | undefined> {
  try {
    const response = await browserApi().api.orders[':id'].$delete({ param: { id } });
    if (!response.ok) return apiErrorMessage(response, 'Failed to delete order');
    invalidateOrders();
    return undefined;
  } catch {
    return 'Failed to delete order';
  }
}

export async function reorder(id: string): Promise<ReorderResponse | undefined> {
  try {
    const response = await browserApi().api.orders[':id'].reorder.$post({ param: { id } });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
