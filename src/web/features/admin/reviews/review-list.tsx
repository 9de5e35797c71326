import type { ReactNode } from 'react';
import type { ReviewFilter } from '../../../../contract/review.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './reviews-queries.ts';

const emptyTexts: Record<ReviewFilter, string> = {
  all: 'There are no reviews yet.',
  unanswered: 'Every review has an answer.',
  hidden: 'No review is hidden.',
};

interface ReviewListProps {
  term: string;
  show: ReviewFilter;
  onSearch: (term: string) => void;
  filters: ReactNode;
}

export function ReviewList({ term, show, onSearch, filters }: ReviewListProps) {
  return (
    <AdminList
      list={useReviews(term, show)}
      things="reviews"
      emptyText={term ? `No review matches “${term}”.` : emptyTexts[show]}
      search={{ label: 'Search reviews', term, onSearch }}
      filters={filters}
    >
      {(reviews) => (
        <ul className="admin-reviews">
          {reviews.map((review) => (
            <ReviewCard key={review._id} review={review} />
          ))}
        </ul>
      )}
    </AdminList>
  );
}
