import { useQuery } from '@tanstack/react-query';
import type {
  BatchBlock,
  BatchDetails,
  BatchEdit,
  BatchOrder,
  BatchStart,
  BatchSummary,
  BottleChange,
  NewBatch,
  OrderBatchChange,
  OrderBatchList,
} from '../../../../contract/admin/batches.ts';
import {
  adminKey,
  invalidateAdmin,
  nullIfNotFound,
  useAdminItem,
  useAdminList,
} from '../../../lib/admin-queries.ts';
import { authorizedFetch } from '../../../lib/authorized-fetch.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const api = () => browserApi().api.admin.batches;
type Query = Parameters<ReturnType<typeof api>['$get']>[0]['query'];

export function useBatchList(filter: Partial<Record<'q' | 'food' | 'month', string>>) {
  return useAdminList<BatchSummary>({
    name: 'batches',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } as Query })),
    cursor: ({ _id }) => _id,
  });
}

/** Null if there is no such batch. */
export function useBatch(id: string) {
  return useQuery(
    {
      queryKey: adminKey('batches', 'one', id),
      queryFn: () =>
        nullIfNotFound<BatchDetails>(callApi(api()[':id'].$get({ param: { id } })), [NOT_FOUND, BAD_REQUEST]),
    },
    queries,
  );
}

export function useBatchOrders(id: string) {
  return useAdminList<BatchOrder>({
    name: 'batch-orders',
    filter: { id },
    readPage: (page) => callApi(api()[':id'].orders.$get({ param: { id }, query: page })),
    cursor: ({ order }) => String(order.number),
  });
}

/** What the form of a new batch starts with. */
export function useBatchStart(food: string, day: string) {
  return useAdminItem<BatchStart>({
    name: 'batch-start',
    id: food,
    read: () => nullIfNotFound(callApi(api().foods[':food'].$get({ param: { food }, query: { day } }))),
    isEnabled: food !== '',
  });
}

/** All foods to choose from. */
export function useFoodNames() {
  return useQuery(
    {
      queryKey: adminKey('batches', 'foods'),
      queryFn: () => callApi(browserApi().api.admin.foods.$get({ query: { limit: '200' } })),
    },
    queries,
  );
}

/** What depends on the bottles of a batch. */
const refresh = () =>
  Promise.all(
    ['batches', 'batch-orders', 'batch-start', 'order-batches', 'foods', 'packing'].map((name) =>
      invalidateAdmin(name),
    ),
  );

export function makeBatch(json: NewBatch): Promise<BatchDetails> {
  return callApi(api().$post({ json })).finally(refresh);
}

export function editBatch(id: string, json: BatchEdit): Promise<BatchDetails> {
  return callApi(api()[':id'].$put({ param: { id }, json })).finally(refresh);
}

export function changeBottles(id: string, json: BottleChange): Promise<BatchDetails> {
  return callApi(api()[':id'].bottles.$post({ param: { id }, json })).finally(refresh);
}

export function blockBatch(id: string, json: BatchBlock): Promise<BatchDetails> {
  return callApi(api()[':id'].block.$post({ param: { id }, json })).finally(refresh);
}

export function uploadReport(file: File): Promise<{ url: string }> {
  const body = new FormData();
  body.set('report', file);
  return callApi(authorizedFetch('/api/admin/batches/report', { method: 'POST', body }));
}

const ofOrder = () => browserApi().api.admin.orders[':id'].batches;

export function useOrderBatches(id: string) {
  return useQuery(
    {
      queryKey: adminKey('order-batches', id),
      queryFn: () => callApi(ofOrder().$get({ param: { id } })),
    },
    queries,
  );
}

export function changeOrderBatch(id: string, json: OrderBatchChange): Promise<OrderBatchList> {
  return callApi(ofOrder().$post({ param: { id }, json })).finally(() =>
    Promise.all([refresh(), invalidateAdmin('orders')]),
  );
}
