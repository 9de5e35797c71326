import { useQuery } from '@tanstack/react-query';
import type { CheckItem, SelfCheck } from '../../../../contract/admin/self-check.ts';
import { adminKey, invalidateAdmin } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const SELF_CHECK = 'self-check';
const KEYS = 'keys';

export const setupApi = () => browserApi().api.admin;

export function useSelfCheck() {
  return useQuery(
    { queryKey: adminKey(SELF_CHECK), queryFn: () => callApi(setupApi()['self-check'].$get()) },
    queries,
  );
}

/** As phones show it: the first picture for phones, or else the first for large screens. */
export function useHeroImage(): string | undefined {
  const { data } = useQuery(
    { queryKey: adminKey('home-content'), queryFn: () => callApi(browserApi().api.content.home.$get()) },
    queries,
  );
  return [...(data?.heroMobile ?? []), ...(data?.heroDesktop ?? [])][0]?.url;
}

export function useProviderKeys() {
  return useQuery(
    {
      queryKey: adminKey(KEYS),
      queryFn: () => callApi(setupApi().keys.$get()),
      refetchOnWindowFocus: false,
    },
    queries,
  );
}

/** Shows the items that a change returned, without another request. */
export function storeSelfCheck(selfCheck: SelfCheck): void {
  queries.setQueryData(adminKey(SELF_CHECK), selfCheck);
}

export async function refreshSetup(): Promise<void> {
  await Promise.all([invalidateAdmin(SELF_CHECK), invalidateAdmin(KEYS)]);
}

/** Needed items that keep the shop closed. */
export function missingOf(items: readonly CheckItem[]): CheckItem[] {
  return items.filter(({ isNeeded, status }) => isNeeded && status !== 'ok' && status !== 'warning');
}
