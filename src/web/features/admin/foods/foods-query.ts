import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';

const PAGE = 50;

const listsKey = (adminId: string) => [adminId, 'foods'];

/** Foods in the order of the shop, drafts too, page by page. */
export function useFoods(adminId: string, term: string) {
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

function readPage(term: string, after: string | undefined): Promise<AdminFood[]> {
  const query = { limit: String(PAGE), ...(term && { search: term }), ...(after && { after }) };
  return read(browserApi().api.admin.foods.$get({ query }));
}

/** One food for the form; never an old copy, which would bring old values back. Null when there is none. */
export function useFood(adminId: string, foodId: string) {
  return useQuery(
    {
      queryKey: [adminId, 'food', foodId],
      queryFn: () => readFood(foodId),
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      // the form holds what is being written
      refetchOnWindowFocus: false,
    },
    queries,
  );
}

async function readFood(foodId: string): Promise<AdminFood | null> {
  const response = await browserApi().api.admin.foods[':id'].$get({
    param: { id: encodeURIComponent(foodId) },
  });
  if (response.status === 404) return null;
  return read(Promise.resolve(response));
}

/** The lists are asked for again when next opened. */
export function invalidateFoods(adminId: string): void {
  void queries.invalidateQueries({ queryKey: listsKey(adminId) });
}

/** Takes a food from every list that shows it. */
export function dropFood(adminId: string, id: string): void {
  queries.setQueriesData<InfiniteData<AdminFood[]>>({ queryKey: listsKey(adminId) }, (lists) =>
    lists ? { ...lists, pages: lists.pages.map((page) => page.filter((shown) => shown._id !== id)) } : lists,
  );
}
