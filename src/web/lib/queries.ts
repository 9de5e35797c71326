import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ActionError } from './action-error.ts';
import { ApiError } from './call-api.ts';
import { storedUser, whenUserChanges } from './stored-user.ts';

/**
 * The cache of the browser's API data. Keys of private data begin with the user's id, and the cache is cleared when the
 * user changes. Only the browser fills it: the server renders no private data.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
  },
  queryCache: new QueryCache({
    // failed requests are logged where they are sent; any other error is a bug that pages would show as a failed load
    onError: (error) => {
      if (!(error instanceof ApiError || error instanceof ActionError)) reportError(error);
    },
  }),
});

if (!import.meta.env.SSR) {
  let lastId = storedUser()?._id;
  whenUserChanges(() => {
    const id = storedUser()?._id;
    if (lastId !== undefined && lastId !== id) queries.clear();
    lastId = id;
  });
}
