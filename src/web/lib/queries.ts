import { QueryClient } from '@tanstack/react-query';

/**
 * What belongs to the signed-in user, as the browser knows it. Keys begin with the user's id, and everything is thrown
 * away when the user changes. Only the browser fills it: on the server there is no user.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
