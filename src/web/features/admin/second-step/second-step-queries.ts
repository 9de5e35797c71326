import { useQuery } from '@tanstack/react-query';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const NAME = 'second-steps';
const api = () => browserApi().api.admin['second-steps'][':id'];

export function usePersonFactors(id: string) {
  return useQuery(
    { queryKey: adminKey(NAME, id), queryFn: () => callApi(api().$get({ param: { id } })), staleTime: 0 },
    queries,
  );
}

/** The list of staff says who has a second step. */
export async function resetFactors(id: string) {
  const left = await callApi(api().reset.$post({ param: { id }, json: {} }));
  queries.setQueryData(adminKey(NAME, id), left);
  await invalidateAdmin('staff');
  return left;
}
