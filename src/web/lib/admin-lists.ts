import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from './queries.ts';
import { storedUser } from './stored-user.ts';

const PAGE = 25;

/** Everything an admin has seen is kept under the admin's id and goes with the session. */
export const adminKey = (...rest: unknown[]) => [storedUser()?._id ?? '', 'owner', ...rest];

/** After a change everything of that name is asked for again. */
export function invalidateAdmin(...name: string[]): Promise<void> {
  return queries.invalidateQueries({ queryKey: adminKey(...name) });
}

export interface PageQuery {
  limit: string;
  after?: string;
}

/** A list page by page: `cursor` is what the next page begins after. */
export function useAdminList<Row>(
  name: string,
  filter: Record<string, string | undefined>,
  readPage: (query: PageQuery) => Promise<Row[]>,
  cursor: (last: Row) => string,
) {
  return useInfiniteQuery(
    {
      queryKey: adminKey(name, 'list', filter),
      queryFn: ({ pageParam }) => readPage({ limit: String(PAGE), ...(pageParam && { after: pageParam }) }),
      initialPageParam: '',
      getNextPageParam: (last: Row[]) => {
        const end = last.length === PAGE ? last.at(-1) : undefined;
        return end && cursor(end);
      },
      // it would ask for every page that is shown
      refetchOnWindowFocus: false,
    },
    queries,
  );
}

export type AdminListQuery<Row> = ReturnType<typeof useAdminList<Row>>;
