import { BadgeCheck, Eye, EyeOff, MessageSquareReply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { AdminReview } from '../../../../contract/review.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Image } from '../../../ui/image.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';
import { deleteReview, hideReview } from './reviews-queries.ts';

/** A review with the actions of an admin. */
export function ReviewCard({ review }: { review: AdminReview }) {
  const { _id, CustomerId: author, product, isHidden } = review;
  const [isReplying, setReplying] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const toggle = useAdminAction(() => hideReview(_id, !isHidden), {
    onSuccess: () => toast.success(isHidden ? 'The review is shown again.' : 'The review is hidden.'),
  });
  const deletion = useAdminAction(() => deleteReview(_id), {
    onSuccess: () => toast.success('The review was deleted.'),
    onSettled: () => setDeleting(false),
  });
  const HideIcon = isHidden ? Eye : EyeOff;

  return (
    <li className="admin-review" data-hidden={isHidden || undefined}>
      <Head review={review} />
      <div className="admin-review__body">
        {review.image && (
          <a href={review.image} target="_blank" rel="noreferrer" className="admin-review__image">
            <Image
              src={review.image}
              fullWidth={1200}
              sizes="96px"
              alt={`By ${author.name}; opens large in a new tab`}
              width={96}
              height={96}
            />
          </a>
        )}
        <p className="review__text">{review.review}</p>
      </div>
      <Replies review={review} />
      {isReplying && <ReplyForm review={review} onClose={() => setReplying(false)} />}
      <div className="admin-review__actions">
        {!isReplying && (
          <button
            type="button"
            className="button button--secondary button--small"
            aria-label={`Reply to ${author.name} about ${product.name}`}
            onClick={() => setReplying(true)}
          >
            <MessageSquareReply size={18} strokeWidth={1.75} aria-hidden="true" />
            Reply
          </button>
        )}
        <button
          type="button"
          className="button button--tonal button--small"
          aria-label={`${isHidden ? 'Show' : 'Hide'} the review by ${author.name}`}
          aria-busy={toggle.isPending}
          onClick={() => toggle.run()}
        >
          <HideIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {isHidden ? 'Show' : 'Hide'}
        </button>
        <button
          type="button"
          className="button button--danger-quiet button--small"
          aria-label={`Delete the review by ${author.name}`}
          onClick={() => setDeleting(true)}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          Delete
        </button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          question={`Delete the review by ${author.name}?`}
          consequence="It is gone for good, with its replies, and no longer counts. To take it from the shop for a while, hide it."
          yes="Delete"
          isBusy={deletion.isPending}
          onYes={() => deletion.run()}
          onNo={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

function Head({ review }: { review: AdminReview }) {
  const { CustomerId: author, product, rating, createdAt, isVerifiedPurchase, isHidden } = review;
  return (
    <header className="admin-review__head number">
      <h2>
        {author.name} {isHidden && <span className="tag-bad">Hidden</span>}
      </h2>
      <p>
        <Stars value={rating} />
        <span className="visually-hidden">{rating} of 5 stars</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {isVerifiedPurchase && (
          <span className="review__verified">
            <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
            Verified purchase
          </span>
        )}
      </p>
      <Link to={`/food/${product._id}#reviews`}>{product.name}</Link>
    </header>
  );
}
