import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderAction, OrderDetail, OrderListRow } from '../../../../contract/admin/orders.ts';
import type { ReturnStepInput } from '../../../../contract/returns.ts';
import { forgetOwner, ownerKey, useOwnerList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';
import { type Refused, send } from '../../../lib/send.ts';

export type Filter = Partial<Record<'status' | 'payment' | 'from' | 'to' | 'q', string>>;

const api = () => browserApi().api.admin.orders;
/** What stands in the address may be anything: the server says so when it is no filter. */
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useOrderList(filter: Filter) {
  return useOwnerList<OrderListRow>(
    'orders',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } as Query })),
    ({ _id }) => _id,
  );
}

export function useOrderTotals(filter: Filter) {
  return useQuery(
    {
      queryKey: ownerKey('orders', 'totals', filter),
      queryFn: () => read(api().totals.$get({ query: filter as Query })),
      placeholderData: keepPreviousData,
    },
    queries,
  ).data;
}

/** Null for an order that is not there. */
export function useOrderDetail(id: string) {
  return useQuery(
    { queryKey: ownerKey('orders', 'one', id), queryFn: () => readDetail(id), staleTime: 0 },
    queries,
  );
}

async function readDetail(id: string): Promise<OrderDetail | null> {
  const answer = await api()[':id'].$get({ param: { id: encodeURIComponent(id) } });
  if (answer.status === 404 || answer.status === 400) return null;
  return read(Promise.resolve(answer));
}

/** What the provider says of a payment that was begun; the order may move on by it. */
export async function askProvider(id: string, provider: 'razorpay' | 'paypal') {
  const outcome = await send(api()[':id']['ask-provider'].$post({ param: { id }, json: { provider } }));
  await forgetOwner('orders');
  return outcome;
}

/** One step of the order. Whatever the answer, the page then shows the order as it is. */
export async function act(id: string, given: OrderAction): Promise<Refused | undefined> {
  const outcome = await send(api()[':id'].actions.$post({ param: { id }, json: given }));
  await forgetOwner('orders');
  return 'refused' in outcome ? outcome.refused : undefined;
}

/** One step of an accepted return; whatever the response, the page then shows the order as it is. */
export async function advanceReturn(id: string, input: object): Promise<Refused | undefined> {
  const outcome = await send(
    browserApi().api.admin.requests[':id'].steps.$post({ param: { id }, json: input as ReturnStepInput }),
  );
  await Promise.all([forgetOwner('orders'), forgetOwner('requests')]);
  return 'refused' in outcome ? outcome.refused : undefined;
}
