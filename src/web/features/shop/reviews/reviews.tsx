import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Review } from '../../../../contract/review.ts';
import { food } from '../../../../messages/food.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';

const REVIEWS_SHOWN = 3;

/** The reviews of a food: the newest ones first, all of them on request. */
export function Reviews({
  average,
  count,
  reviews,
  onZoom,
}: {
  average: number;
  count: number;
  reviews: Review[];
  onZoom: (reviewId: string) => void;
}) {
  return (
    <section id="reviews" className="reviews" aria-labelledby="reviews-heading">
      <div className="wrap reviews__inner">
        <ReviewSummary average={average} count={count} reviews={reviews} onZoom={onZoom} />
        <div className="reviews__list">
          {reviews.length === 0 && <p>{food.noReviews}</p>}
          <ReviewList reviews={reviews} onZoom={onZoom} />
        </div>
      </div>
    </section>
  );
}

function ReviewList({ reviews, onZoom }: { reviews: Review[]; onZoom: (reviewId: string) => void }) {
  const [query] = useSearchParams();
  const [isExpanded, setExpanded] = useState(query.get('reviews') === 'all');
  const firstOfRest = useRef<HTMLDivElement>(null);
  const wasExpanded = useRef(isExpanded);
  const hasMore = reviews.length > REVIEWS_SHOWN;
  // the button disappears with the click: keyboard users continue at the first new review
  useEffect(() => {
    if (isExpanded && !wasExpanded.current) firstOfRest.current?.focus({ preventScroll: true });
    wasExpanded.current = isExpanded;
  }, [isExpanded]);
  return (
    <>
      {reviews.slice(0, REVIEWS_SHOWN).map((review) => (
        <ReviewItem key={review._id} review={review} onZoom={onZoom} />
      ))}
      {hasMore && isExpanded && (
        <div ref={firstOfRest} className="reviews__rest" tabIndex={-1}>
          {reviews.slice(REVIEWS_SHOWN).map((review) => (
            <ReviewItem key={review._id} review={review} onZoom={onZoom} />
          ))}
        </div>
      )}
      {hasMore && !isExpanded && (
        // a form, so that it also works without JavaScript
        <form
          method="get"
          action="#reviews"
          onSubmit={(event) => {
            event.preventDefault();
            setExpanded(true);
          }}
        >
          <button type="submit" className="button button--secondary" name="reviews" value="all">
            {food.readAll}
          </button>
        </form>
      )}
    </>
  );
}
