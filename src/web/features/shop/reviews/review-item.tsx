import { BadgeCheck, Reply } from 'lucide-react';
import type { Review } from '../../../../contract/review.ts';
import { food } from '../../../../messages/food.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { reused } from '../../../lib/reused-html.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { ReviewPhoto } from './review-photo.tsx';

interface ReviewItemProps {
  review: Review;
  onZoom: (reviewId: string) => void;
}

export function ReviewItem(props: ReviewItemProps) {
  return <article className="review" {...reused(Content, props)} />;
}

function Content({ review, onZoom }: ReviewItemProps) {
  const { _id, CustomerId: author, rating, createdAt, image, isVerifiedPurchase, replies } = review;
  return (
    <>
      <header>
        <span className="review__avatar" aria-hidden="true">
          {author.name.charAt(0).toUpperCase()}
        </span>
        <div>
          <h3>{author.name}</h3>
          <p className="number">
            <Stars value={rating} />
            <span className="visually-hidden">{food.ratingOf(rating)}</span>
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            {isVerifiedPurchase && (
              <span className="review__verified">
                <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
                {food.verifiedPurchase}
              </span>
            )}
          </p>
        </div>
      </header>
      <p className="review__text">{review.review}</p>
      {image && (
        <div className="review__image">
          <ReviewPhoto url={image} label={food.openPhotoBy(author.name)} onOpen={() => onZoom(_id)} />
        </div>
      )}
      {replies.length > 0 && (
        <div className="review-replies">
          <h4>
            <Reply size={18} strokeWidth={1.75} aria-hidden="true" />
            {food.adminReplies}
          </h4>
          {replies.map((reply) => (
            <p key={reply._id} className="number">
              {reply.text} <time dateTime={reply.createdAt}>{formatDay(reply.createdAt)}</time>
            </p>
          ))}
        </div>
      )}
    </>
  );
}
