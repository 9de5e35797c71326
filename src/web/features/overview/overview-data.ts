import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays, dayOf } from '../../../rules/days.ts';
import { authorizedFetch, browserApi } from '../../lib/browser-api.ts';
import { ownerKey } from '../../lib/owner-lists.ts';
import { queries } from '../../lib/queries.ts';
import { read } from '../../lib/read.ts';

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
      queryKey: ownerKey('overview', range),
      queryFn: () => read(browserApi().api.admin.overview.$get({ query: range })),
      placeholderData: keepPreviousData,
    },
    queries,
  );
}

export function useLatestOrders() {
  return useQuery(
    {
      queryKey: ownerKey('orders', 'latest'),
      queryFn: () => read(browserApi().api.admin.orders.$get({ query: { limit: '5' } })),
    },
    queries,
  ).data;
}

/** Saves the orders of the range as a file; false when it did not come. The token goes in a header, so no link can do it. */
export async function downloadOrders({ from, to }: Range): Promise<boolean> {
  try {
    const answer = await authorizedFetch(
      `/api/admin/overview/orders.csv?${new URLSearchParams({ from, to })}`,
    );
    if (!answer.ok) return false;
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = `orders-${from}-${to}.csv`;
    link.click();
    URL.revokeObjectURL(url);
    return true;
  } catch {
    return false;
  }
}
