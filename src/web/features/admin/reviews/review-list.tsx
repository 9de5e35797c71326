import type { ReviewFilter } from '../../../../contract/review.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './reviews-query.ts';

const NONE: Record<ReviewFilter, string> = {
  all: 'There are no reviews yet.',
  unanswered: 'Every review has an answer.',
  hidden: 'No review is hidden.',
};

export function ReviewList({ adminId, term, show }: { adminId: string; term: string; show: ReviewFilter }) {
  const query = useReviews(adminId, term, show);
  const reviews = query.data?.pages.flat();
  return (
    <AdminList
      what="reviews"
      count={reviews?.length}
      empty={term ? `No review matches “${term}”.` : NONE[show]}
      query={query}
    >
      <ul className="rvw-list">
        {reviews?.map((review) => (
          <ReviewCard key={review._id} adminId={adminId} review={review} />
        ))}
      </ul>
    </AdminList>
  );
}
