import { useEffect } from 'react';
import { browserApi } from '../../../lib/browser-api.ts';
import { storedUser, storeUser } from '../../../lib/stored-user.ts';

/** Asks who the user is now: who became an admin meanwhile sees it without another login. */
export function useFreshUser(): void {
  useEffect(() => {
    void refresh();
  }, []);
}

async function refresh(): Promise<void> {
  const before = storedUser();
  if (!before) return;
  try {
    const response = await browserApi().api.users.me.$get();
    if (!response.ok) return;
    const after = { ...before, ...(await response.json()) };
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    // somebody else may have signed in while the answer was on its way
    if (!isSame && storedUser()?.token === before.token) storeUser(after);
  } catch {
    // the page shows what was known at the login
  }
}
