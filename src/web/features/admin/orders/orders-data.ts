import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderAction, OrderDetail, OrderListRow } from '../../../../contract/admin/orders.ts';
import type { ReturnStepInput } from '../../../../contract/returns.ts';
import { adminKey, invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { type Rejected, send } from '../../../lib/send.ts';

export type Filter = Partial<Record<'status' | 'payment' | 'from' | 'to' | 'q', string>>;

const api = () => browserApi().api.admin.orders;
/** What stands in the address may be anything: the server says so when it is no filter. */
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useOrderList(filter: Filter) {
  return useAdminList<OrderListRow>(
    'orders',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } as Query })),
    ({ _id }) => _id,
  );
}

export function useOrderTotals(filter: Filter) {
  return useQuery(
    {
      queryKey: adminKey('orders', 'totals', filter),
      queryFn: () => read(api().totals.$get({ query: filter as Query })),
      placeholderData: keepPreviousData,
    },
    queries,
  ).data;
}

/** Null for an order that is not there. */
export function useOrderDetail(id: string) {
  return useQuery(
    { queryKey: adminKey('orders', 'one', id), queryFn: () => readDetail(id), staleTime: 0 },
    queries,
  );
}

async function readDetail(id: string): Promise<OrderDetail | null> {
  const response = await api()[':id'].$get({ param: { id: encodeURIComponent(id) } });
  if (response.status === 404 || response.status === 400) return null;
  return read(Promise.resolve(response));
}

/** What the provider says of a payment that was begun; the order may move on by it. */
export async function askProvider(id: string, provider: 'razorpay' | 'paypal') {
  const outcome = await send(api()[':id']['ask-provider'].$post({ param: { id }, json: { provider } }));
  await invalidateAdmin('orders');
  return outcome;
}

/** One step of the order. Whatever the answer, the page then shows the order as it is. */
export async function act(id: string, values: OrderAction): Promise<Rejected | undefined> {
  const outcome = await send(api()[':id'].actions.$post({ param: { id }, json: values }));
  await invalidateAdmin('orders');
  return 'rejected' in outcome ? outcome.rejected : undefined;
}

/** One step of an accepted return; whatever the response, the page then shows the order as it is. */
export async function advanceReturn(id: string, input: object): Promise<Rejected | undefined> {
  const outcome = await send(
    browserApi().api.admin.requests[':id'].steps.$post({ param: { id }, json: input as ReturnStepInput }),
  );
  await Promise.all([invalidateAdmin('orders'), invalidateAdmin('requests')]);
  return 'rejected' in outcome ? outcome.rejected : undefined;
}
