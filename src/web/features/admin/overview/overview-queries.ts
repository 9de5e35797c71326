import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, dayOf } from '../../../../rules/days.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { download } from '../../../lib/download.ts';
import { queries } from '../../../lib/queries.ts';

export interface Range {
  from: string;
  to: string;
}

export function lastDays(count: number): Range {
  const to = dayOf(new Date());
  return { from: addDays(to, 1 - count), to };
}

export function useOverview(range: Range) {
  return useQuery(
    {
      queryKey: adminKey('overview', range),
      queryFn: () => callApi(browserApi().api.admin.overview.$get({ query: range })),
      placeholderData: keepPreviousData,
    },
    queries,
  );
}

export function useLatestOrders() {
  return useQuery(
    {
      queryKey: adminKey('orders', 'latest'),
      queryFn: () => callApi(browserApi().api.admin.orders.$get({ query: { limit: '5' } })),
    },
    queries,
  ).data;
}

/** False when the download failed. */
export function downloadOrders({ from, to }: Range): Promise<boolean> {
  const query = new URLSearchParams({ from, to });
  return download(`/api/admin/overview/orders.csv?${query}`, `orders-${from}-${to}.csv`);
}
