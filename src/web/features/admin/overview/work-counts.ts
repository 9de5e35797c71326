import { useQuery } from '@tanstack/react-query';
import type { WorkCounts } from '../../../../contract/admin/overview.ts';
import { adminKey } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

/** Counts of open work for the tiles of the dashboard. The tiles work without them. */
export function useWorkCounts(): WorkCounts | undefined {
  return useQuery(
    {
      queryKey: adminKey('work'),
      queryFn: () => callApi(browserApi().api.admin.overview.work.$get()),
      staleTime: 0,
    },
    queries,
  ).data;
}
