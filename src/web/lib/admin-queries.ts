import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiError } from './call-api.ts';
import { queries } from './queries.ts';
import { storedUser } from './stored-user.ts';

const PAGE_SIZE = 25;
const NOT_FOUND = 404;

/** Keys of admin data begin with the admin's id, like all private data. */
export const adminKey = (...rest: unknown[]) => [storedUser()?._id ?? '', 'admin', ...rest];

/** Refetches what is on screen under this name; the rest is refetched when it is next shown. */
export function invalidateAdmin(...name: string[]): Promise<void> {
  return queries.invalidateQueries({ queryKey: adminKey(...name) });
}

interface PageQuery {
  limit: string;
  after?: string;
}

interface AdminListOptions<Row> {
  name: string;
  filter?: Record<string, string | undefined>;
  readPage: (page: PageQuery) => Promise<Row[]>;
  /** The `after` of the next page. */
  cursor: (last: Row) => string;
  pageSize?: number;
}

/** A list that is loaded page by page. */
export function useAdminList<Row>({
  name,
  filter = {},
  readPage,
  cursor,
  pageSize = PAGE_SIZE,
}: AdminListOptions<Row>) {
  return useInfiniteQuery(
    {
      queryKey: adminKey(name, 'list', filter),
      queryFn: ({ pageParam }) =>
        readPage({ limit: String(pageSize), ...(pageParam && { after: pageParam }) }),
      initialPageParam: '',
      getNextPageParam: (page: Row[]) => {
        const last = page.length === pageSize ? page.at(-1) : undefined;
        return last && cursor(last);
      },
      // it would refetch every loaded page
      refetchOnWindowFocus: false,
    },
    queries,
  );
}

export type AdminListQuery<Row> = ReturnType<typeof useAdminList<Row>>;

/** Changes the cached rows of every list of this name; a row that becomes undefined is removed. */
export function updateAdminRows<Row>(name: string, update: (row: Row) => Row | undefined): void {
  queries.setQueriesData<InfiniteData<Row[]>>({ queryKey: adminKey(name, 'list') }, (list) =>
    list
      ? { ...list, pages: list.pages.map((page) => page.flatMap((row): Row[] => asArray(update(row)))) }
      : list,
  );
}

const asArray = <Row>(row: Row | undefined): Row[] => (row === undefined ? [] : [row]);

interface AdminItemOptions<Item> {
  name: string;
  id: string;
  read: () => Promise<Item | null>;
  isEnabled?: boolean;
}

/** One record for a form, never from the cache: saving old values would undo a newer change. Null if there is none. */
export function useAdminItem<Item>({ name, id, read, isEnabled = true }: AdminItemOptions<Item>) {
  return useQuery(
    {
      queryKey: adminKey(name, 'one', id),
      queryFn: read,
      enabled: isEnabled,
      gcTime: 0,
      // the form holds the admin's input: a refetch would not reach it
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
}

/** Null when the server does not find the record. Some routes reject a malformed id with another status. */
export async function nullIfNotFound<Body>(
  call: Promise<Body>,
  statuses: readonly number[] = [NOT_FOUND],
): Promise<Body | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
