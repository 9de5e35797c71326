import { useQuery } from '@tanstack/react-query';
import type { Order, ReorderResponse } from '../../../../contract/order.ts';
import { purchase } from '../../../../messages/purchase.ts';
import type { OrderStatus } from '../../../../rules/order-status.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { isUnreached, OFFLINE_QUERY, readOrStored, readStored, worksOffline } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';
import { readOrder, readOrders } from '../../../lib/read-order.ts';
import { storedUser } from '../../../lib/stored-user.ts';

const POLL_INTERVAL_MS = 15_000;
/** A customer who has paid in an app waits for the page to notice. */
const UNPAID_POLL_INTERVAL_MS = 5_000;
const FINAL = new Set<OrderStatus>(['DELIVERED', 'CANCELLED']);

const keyOf = (...rest: string[]) => [storedUser()?._id ?? '', 'orders', ...rest];

export function useOrders(filter: string) {
  return useQuery(
    { queryKey: keyOf('list', filter), queryFn: () => fetchOrders(filter), ...OFFLINE_QUERY },
    queries,
  );
}

export function useStatuses(): OrderStatus[] {
  return (
    useQuery({ queryKey: keyOf('statuses'), queryFn: fetchStatuses, staleTime: Infinity }, queries).data ?? []
  );
}

/** One order, polled until its status is final. */
export function useOrder(id: string) {
  const query = useQuery(
    {
      queryKey: keyOf('one', id),
      queryFn: () => fetchOrder(id),
      ...OFFLINE_QUERY,
      refetchInterval: ({ state: { data } }) => pollInterval(data),
      // somebody who paid in an app comes back to this page: do not wait for the next poll
      refetchOnWindowFocus: ({ state: { data } }) => (data?.status === 'PENDING' ? 'always' : true),
    },
    queries,
  );
  const { data: order, error, isPending } = query;
  return { order, isPending, problem: error ? messageOf(error) : undefined };
}

function pollInterval(order: Order | undefined): number | false {
  if (!order || FINAL.has(order.status)) return false;
  return order.status === 'PENDING' ? UNPAID_POLL_INTERVAL_MS : POLL_INTERVAL_MS;
}

export function invalidateOrders(): void {
  void queries.invalidateQueries({ queryKey: keyOf() });
}

/** Without a connection: what was read before. */
async function fetchOrders(filter: string): Promise<Order[]> {
  try {
    const { value } = await readOrStored(`orders ${filter}`, () => readOrderList(filter));
    return value;
  } catch (error) {
    const all = filter && worksOffline() && isUnreached(error) && (await readStored<Order[]>('orders '));
    if (!all) throw error;
    return all.value.filter(({ status }) => status === filter);
  }
}

async function readOrderList(filter: string): Promise<Order[]> {
  const { orders: route } = browserApi().api;
  const body = await (filter
    ? callApi(route[':x'].$get({ param: { x: encodeURIComponent(filter) }, query: {} }))
    : callApi(route.$get({ query: {} })));
  const orders = readOrders(body);
  if (!orders) throw new ActionError(purchase.ordersUnreadable);
  return orders;
}

function fetchStatuses(): Promise<OrderStatus[]> {
  return callApi(browserApi().api.orders.allstatus.$get());
}

async function fetchOrder(id: string): Promise<Order> {
  try {
    const { value } = await readOrStored(`order ${id}`, () => readOneOrder(id));
    return value;
  } catch (error) {
    const listed = worksOffline() && isUnreached(error) ? await readStored<Order[]>('orders ') : undefined;
    const order = listed?.value.find(({ _id }) => _id === id);
    if (!order) throw error;
    return order;
  }
}

async function readOneOrder(id: string): Promise<Order> {
  const call = browserApi().api.orders.order[':id'].$get({ param: { id: encodeURIComponent(id) } });
  const order = readOrder(await callApi(call));
  if (!order) throw new ActionError(purchase.orderNotFound);
  return order;
}

function messageOf(error: Error): string {
  if (error instanceof ActionError) return error.message;
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 400) return purchase.invalidOrderId;
  return status === 404 ? purchase.orderNotFound : purchase.orderLoadFailed;
}

export async function deleteOrder(id: string): Promise<void> {
  await callApi(browserApi().api.orders[':id'].$delete({ param: { id } }), purchase.orderDeleteFailed);
  invalidateOrders();
}

export function reorder(id: string): Promise<ReorderResponse> {
  return callApi(browserApi().api.orders[':id'].reorder.$post({ param: { id } }));
}
