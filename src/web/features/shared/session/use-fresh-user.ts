import { useQuery } from '@tanstack/react-query';
import type { SignedInUser } from '../../../../contract/account.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';
import { storedUser, storeUser, useStoredUser } from '../../../lib/stored-user.ts';

/** Updates the stored user once per visit: a customer who became an admin sees it without another login. */
export function useFreshUser(): void {
  const user = useStoredUser();
  useQuery(
    {
      queryKey: [user?._id ?? '', 'me'],
      queryFn: () => (user ? refreshUser(user) : null),
      enabled: Boolean(user),
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queries,
  );
}

async function refreshUser(before: SignedInUser): Promise<SignedInUser> {
  // the number may have been removed on another device, the role by an owner
  const { mobile: _, staffRole: __, ...rest } = before;
  const after = { ...rest, ...(await callApi(browserApi().api.users.me.$get())) };
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  // another user may have signed in while the request was under way
  if (!isSame && storedUser()?.token === before.token) storeUser(after);
  return after;
}
