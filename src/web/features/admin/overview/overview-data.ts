import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, dayOf } from '../../../../rules/days.ts';
import { adminKey } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { download } from '../../../lib/download.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';

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
      queryFn: () => read(browserApi().api.admin.overview.$get({ query: range })),
      placeholderData: keepPreviousData,
    },
    queries,
  );
}

export function useLatestOrders() {
  return useQuery(
    {
      queryKey: adminKey('orders', 'latest'),
      queryFn: () => read(browserApi().api.admin.orders.$get({ query: { limit: '5' } })),
    },
    queries,
  ).data;
}

/** False when the file did not come. */
export function downloadOrders({ from, to }: Range): Promise<boolean> {
  const query = new URLSearchParams({ from, to });
  return download(`/api/admin/overview/orders.csv?${query}`, `orders-${from}-${to}.csv`);
}
