import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { AdminReview, ReviewFilter } from '../../../../contract/review.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { queries } from '../../../lib/queries.ts';
import { read } from '../../../lib/read.ts';

const PAGE = 30;

const listsKey = (adminId: string) => [adminId, 'reviews'];

/** Reviews of all foods, newest first, page by page. */
export function useReviews(adminId: string, term: string, show: ReviewFilter) {
  return useInfiniteQuery(
    {
      queryKey: [...listsKey(adminId), show, term],
      queryFn: ({ pageParam }) => readPage(term, show, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)?._id : undefined),
      // it would ask for every page that is shown
      refetchOnWindowFocus: false,
    },
    queries,
  );
}

function readPage(term: string, show: ReviewFilter, after: string | undefined): Promise<AdminReview[]> {
  const query = { limit: String(PAGE), show, ...(term && { search: term }), ...(after && { after }) };
  return read(browserApi().api.admin.reviews.$get({ query }));
}

/** Puts a changed review into every list that shows it; the lists themselves are asked for again when next opened. */
export function cacheReview(adminId: string, id: string, review: AdminReview | undefined): void {
  queries.setQueriesData<InfiniteData<AdminReview[]>>({ queryKey: listsKey(adminId) }, (lists) =>
    lists
      ? {
          ...lists,
          pages: lists.pages.map((page) =>
            page.flatMap((shown) => (shown._id === id ? (review ?? []) : shown)),
          ),
        }
      : lists,
  );
  void queries.invalidateQueries({ queryKey: listsKey(adminId), refetchType: 'none' });
}
