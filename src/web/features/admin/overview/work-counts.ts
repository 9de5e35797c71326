import { useQuery } from '@tanstack/react-query';
import type { WorkCounts } from '../../../../contract/admin/overview.ts';
import { adminKey } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';

/** What waits for the admin, as it is now. Without it the tiles are links only. */
export function useWorkCounts(): WorkCounts | undefined {
  return useQuery(
    {
      queryKey: adminKey('work'),
      queryFn: () => read(browserApi().api.admin.overview.work.$get()),
      staleTime: 0,
    },
    queries,
  ).data;
}
