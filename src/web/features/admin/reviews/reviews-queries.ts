import type { AdminReview, ReviewFilter } from '../../../../contract/review.ts';
import { adminReviews } from '../../../../messages/admin-reviews.ts';
import { adminKey, updateAdminRows, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const PAGE_SIZE = 30;

const api = () => browserApi().api.admin.reviews;

/** Reviews of all foods, newest first. */
export function useReviews(term: string, show: ReviewFilter) {
  const search = term && { search: term };
  return useAdminList<AdminReview>({
    name: 'reviews',
    filter: { show, term },
    readPage: (page) => callApi(api().$get({ query: { ...page, show, ...search } })),
    cursor: ({ _id }) => _id,
    pageSize: PAGE_SIZE,
  });
}

export async function replyToReview(id: string, text: string): Promise<void> {
  cacheReview(
    id,
    await callApi(api()[':id'].replies.$post({ param: { id }, json: { text } }), adminReviews.failed),
  );
}

export async function deleteReply(id: string, replyId: string): Promise<void> {
  const param = { id, replyId };
  cacheReview(id, await callApi(api()[':id'].replies[':replyId'].$delete({ param }), adminReviews.failed));
}

export async function hideReview(id: string, isHidden: boolean): Promise<void> {
  cacheReview(
    id,
    await callApi(api()[':id'].hidden.$put({ param: { id }, json: { isHidden } }), adminReviews.failed),
  );
}

export async function deleteReview(id: string): Promise<void> {
  await callApi(api()[':id'].$delete({ param: { id } }), adminReviews.failed);
  cacheReview(id, undefined);
}

/** The card stays where it is. The lists are refetched when they are next opened: a filter may no longer match. */
function cacheReview(id: string, review: AdminReview | undefined): void {
  updateAdminRows<AdminReview>('reviews', (shown) => (shown._id === id ? review : shown));
  void queries.invalidateQueries({ queryKey: adminKey('reviews', 'list'), refetchType: 'none' });
}
