import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderAction, OrderListRow } from '../../../../contract/admin/orders.ts';
import type { CashReceivedForm, ReceiptForm } from '../../../../contract/admin/receipts.ts';
import type { ReturnDecision, ReturnStepInput } from '../../../../contract/returns.ts';
import { adminKey, invalidateAdmin, nullIfNotFound, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { adminOrderKey, OFFLINE_QUERY, readOrStored } from '../../../lib/offline.ts';
import { queries } from '../../../lib/queries.ts';

export type Filter = Partial<Record<'status' | 'payment' | 'from' | 'to' | 'q', string>>;

const api = () => browserApi().api.admin.orders;
/** The filter comes from the URL and can be anything; the server validates it. */
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];
/** The server rejects a malformed id with 400. */
const NOT_FOUND = [404, 400];

export function useOrderList(filter: Filter) {
  return useAdminList<OrderListRow>({
    name: 'orders',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ _id }) => _id,
  });
}

export function useOrderTotals(filter: Filter) {
  return useQuery(
    {
      queryKey: adminKey('orders', 'totals', filter),
      queryFn: () => callApi(api().totals.$get({ query: filter as Query })),
      placeholderData: keepPreviousData,
    },
    queries,
  ).data;
}

/** Null if there is no such order. */
export function useOrderDetail(id: string) {
  const param = { id: encodeURIComponent(id) };
  return useQuery(
    {
      queryKey: adminKey('orders', 'one', id),
      queryFn: async () => {
        const read = () => nullIfNotFound(callApi(api()[':id'].$get({ param })), NOT_FOUND);
        return (await readOrStored(adminOrderKey(id), read)).value;
      },
      staleTime: 0,
      ...OFFLINE_QUERY,
    },
    queries,
  );
}

// The calls below also refetch the orders after an error, which can mean that the page is outdated.

/** Asks the payment provider for the status of a payment; a captured payment moves the order on. */
export function askProvider(id: string, provider: string) {
  const request = api()[':id']['ask-provider'].$post({ param: { id }, json: { provider } });
  return callApi(request).finally(() => invalidateAdmin('orders'));
}

/** Money that arrived by a method without a provider; the shop settles it like every payment. */
export function recordReceipt(id: string, receipt: ReceiptForm) {
  const request = api()[':id'].receipts.$post({ param: { id }, json: receipt });
  return callApi(request).finally(() => invalidateAdmin('orders'));
}

export function recordCash(id: string, received: CashReceivedForm) {
  const request = api()[':id'].cash.$post({ param: { id }, json: received });
  return callApi(request).finally(() => invalidateAdmin('orders'));
}

export function markRefundSent(id: string, refundId: string) {
  return callApi(api()[':id'].refunds[':refundId'].sent.$post({ param: { id, refundId }, json: {} }));
}

export function actOnOrder(id: string, action: OrderAction) {
  const request = api()[':id'].actions.$post({ param: { id }, json: action });
  return callApi(request).finally(() => invalidateAdmin('orders'));
}

export function advanceReturn(id: string, step: ReturnStepInput) {
  const request = browserApi().api.admin.requests[':id'].steps.$post({ param: { id }, json: step });
  return callApi(request).finally(() =>
    Promise.all([invalidateAdmin('orders'), invalidateAdmin('requests')]),
  );
}

export function decideReturn(id: string, decision: ReturnDecision) {
  const request = browserApi().api.admin.requests[':id'].answer.$post({ param: { id }, json: decision });
  return callApi(request).finally(() =>
    Promise.all([invalidateAdmin('orders'), invalidateAdmin('requests')]),
  );
}

export function fetchRefundPreview(
  id: string,
  items: readonly { line: number; quantity: number }[],
  charges: boolean | undefined,
) {
  const query = {
    items: items.map(({ line, quantity }) => `${line}:${quantity}`).join(','),
    ...(charges !== undefined && { charges: charges ? ('true' as const) : ('false' as const) }),
  };
  return callApi(api()[':id']['refund-preview'].$get({ param: { id }, query }));
}

/** Makes a refund that failed again, with the same amount and pieces. */
export function repeatRefund(problemId: string) {
  return callApi(browserApi().api.admin.problems[':id'].refund.$post({ param: { id: problemId } }));
}
