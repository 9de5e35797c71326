import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { User } from '../../../../contract/account.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';

const PAGE = 50;

const listsKey = (adminId: string) => [adminId, 'users'];
const userKey = (adminId: string, userId: string) => [adminId, 'user', userId];

/** Users whose name or e-mail contains the term, newest first, page by page. */
export function useUsers(adminId: string, term: string) {
  return useInfiniteQuery(
    {
      queryKey: [...listsKey(adminId), term],
      queryFn: ({ pageParam }) => readPage(term, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?._id : undefined),
      // it would ask for every page that is shown
      refetchOnWindowFocus: false,
    },
    queries,
  );
}

function readPage(term: string, after: string | undefined): Promise<User[]> {
  const { getAll } = browserApi().api.users;
  const query = { limit: String(PAGE), ...(after && { after }) };
  return read(
    term
      ? getAll[':filter'].$get({ param: { filter: encodeURIComponent(term) }, query })
      : getAll.$get({ query }),
  );
}

/** One user for the form; never an old copy, which would bring old values back. */
export function useUser(adminId: string, userId: string) {
  return useQuery(
    {
      queryKey: userKey(adminId, userId),
      queryFn: () => readUser(userId),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
}

async function readUser(userId: string): Promise<User | null> {
  const param = { id: encodeURIComponent(userId) };
  const response = await browserApi().api.users.getById[':id'].$get({ param });
  // an id that is none is refused as such, one that nobody has is not found
  if (response.status === 404 || response.status === 400) return null;
  return read(Promise.resolve(response));
}

/** Puts a changed user into every list that shows it. */
export function cacheUser(adminId: string, user: User): void {
  queries.setQueriesData<InfiniteData<User[]>>({ queryKey: listsKey(adminId) }, (lists) =>
    lists
      ? {
          ...lists,
          pages: lists.pages.map((page) => page.map((shown) => (shown._id === user._id ? user : shown))),
        }
      : lists,
  );
}
