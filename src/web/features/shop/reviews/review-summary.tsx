import type { Review } from '../../../../contract/review.ts';
import { ratingShares } from '../../../../rules/rating.ts';
import { Stars } from '../../../ui/stars.tsx';
import { ReviewPhoto } from './review-photo.tsx';

const PHOTOS_SHOWN = 4;

/** Average, distribution and photos of all reviews. */
export function ReviewSummary({
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
    <div className="rev__sum">
      <h2 id="reviews-heading">Customer Reviews</h2>
      {reviews.length > 0 && (
        <>
          <p className="rev__avg num">
            <strong>{average}</strong>
            <span>
              <Stars value={average} />
              <span className="text-ink-2">
                <span className="vh">of 5 stars, </span>
                {count} {count === 1 ? 'review' : 'reviews'}
              </span>
            </span>
          </p>
          <RatingBars ratings={reviews.map(({ rating }) => rating)} />
        </>
      )}
      <Photos reviews={reviews.filter(({ image }) => image)} onZoom={onZoom} />
    </div>
  );
}

function RatingBars({ ratings }: { ratings: number[] }) {
  return (
    <ul className="dist num">
      {ratingShares(ratings).map(({ stars, percent }) => (
        <li key={stars}>
          <span>
            {stars} {stars === 1 ? 'star' : 'stars'}
          </span>
          <svg className="dist__bar" aria-hidden="true">
            <rect width={`${percent}%`} height="100%" rx="5" />
          </svg>
          <span className="dist__p">{percent}%</span>
        </li>
      ))}
    </ul>
  );
}

function Photos({ reviews, onZoom }: { reviews: Review[]; onZoom: (reviewId: string) => void }) {
  if (reviews.length === 0) return null;
  const beyond = reviews.length - PHOTOS_SHOWN;
  return (
    <>
      <h3 className="rev__ph">Review photos</h3>
      <ul className="rphotos">
        {reviews.slice(0, PHOTOS_SHOWN).map(({ _id, image }, index) => {
          const hidden = index === PHOTOS_SHOWN - 1 ? beyond : 0;
          return (
            <li key={_id}>
              <ReviewPhoto
                url={image}
                label={`Open review photo ${index + 1}${hidden > 0 ? `, +${hidden} more` : ''}`}
                hidden={hidden}
                onOpen={() => onZoom(_id)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
