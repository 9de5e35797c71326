import type { Review } from '../../../../contract/review.ts';
import { food } from '../../../../messages/food.ts';
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
    <div className="reviews__summary">
      <h2 id="reviews-heading">{food.customerReviews}</h2>
      {reviews.length > 0 && (
        <>
          <p className="reviews__average number">
            <strong>{average}</strong>
            <span>
              <Stars value={average} />
              <span className="reviews__count">
                <span className="visually-hidden">{food.ofFiveStars} </span>
                {food.reviewCount(count)}
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
    <ul className="rating-bars number">
      {ratingShares(ratings).map(({ stars, percent }) => (
        <li key={stars}>
          <span>{food.stars(stars)}</span>
          <svg className="rating-bars__bar" aria-hidden="true">
            <rect width={`${percent}%`} height="100%" rx="5" />
          </svg>
          <span className="rating-bars__percent">{percent}%</span>
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
      <h3 className="reviews__photos-heading">{food.reviewPhotos}</h3>
      <ul className="review-photos">
        {reviews.slice(0, PHOTOS_SHOWN).map(({ _id, image }, index) => {
          const hidden = index === PHOTOS_SHOWN - 1 ? beyond : 0;
          return (
            <li key={_id}>
              <ReviewPhoto
                url={image}
                label={
                  hidden > 0
                    ? food.openReviewPhotoOfMore({ number: index + 1, hidden })
                    : food.openReviewPhoto(index + 1)
                }
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
