import type { ReactNode } from 'react';
import type { ReviewFilter } from '../../../../contract/review.ts';
import { adminReviews } from '../../../../messages/admin-reviews.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './reviews-queries.ts';

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
      things={adminReviews.things}
      emptyText={term ? adminReviews.noMatch(term) : adminReviews.none(show)}
      search={{ label: adminReviews.search, term, onSearch }}
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
