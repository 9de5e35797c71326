import { BadgeCheck, Eye, EyeOff, MessageSquareReply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { AdminReview } from '../../../../contract/review.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Image } from '../../../ui/image.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { changesOf } from './change-review.ts';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

/** A review with everything an admin may do about it. */
export function ReviewCard({ adminId, review }: { adminId: string; review: AdminReview }) {
  const { _id, CustomerId: author, product, isHidden } = review;
  const [isReplying, setReplying] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const changes = changesOf(adminId, _id);

  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    const isDone = await changes.hide(!isHidden);
    setBusy(false);
    if (isDone) toast.success(isHidden ? 'The review is shown again.' : 'The review is hidden.');
  };
  const remove = async () => {
    setBusy(true);
    const isDone = await changes.remove();
    setBusy(false);
    setDeleting(false);
    if (isDone) toast.success('The review was deleted.');
  };
  const HideIcon = isHidden ? Eye : EyeOff;

  return (
    <li className="rvw" data-hidden={isHidden || undefined}>
      <Head review={review} />
      <div className="rvw__body">
        {review.image && (
          <a href={review.image} target="_blank" rel="noreferrer" className="rvw__pic">
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
        <p className="review__t">{review.review}</p>
      </div>
      <Replies replies={review.replies} onRemove={changes.removeReply} />
      {isReplying && (
        <ReplyForm author={author.name} onSend={changes.reply} onClose={() => setReplying(false)} />
      )}
      <div className="rvw__actions">
        {!isReplying && (
          <button
            type="button"
            className="btn btn--2 btn--sm"
            aria-label={`Reply to ${author.name} about ${product.name}`}
            onClick={() => setReplying(true)}
          >
            <MessageSquareReply size={18} strokeWidth={1.75} aria-hidden="true" />
            Reply
          </button>
        )}
        <button
          type="button"
          className="btn btn--tonal btn--sm"
          aria-label={`${isHidden ? 'Show' : 'Hide'} the review by ${author.name}`}
          aria-busy={isBusy}
          onClick={toggle}
        >
          <HideIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {isHidden ? 'Show' : 'Hide'}
        </button>
        <button
          type="button"
          className="btn btn--danger2 btn--sm"
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
          isBusy={isBusy}
          onYes={remove}
          onNo={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

function Head({ review }: { review: AdminReview }) {
  const { CustomerId: author, product, rating, createdAt, isVerifiedPurchase, isHidden } = review;
  return (
    <header className="rvw__head num">
      <h2>
        {author.name} {isHidden && <span className="tag-bad">Hidden</span>}
      </h2>
      <p>
        <Stars value={rating} />
        <span className="vh">{rating} of 5 stars</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {isVerifiedPurchase && (
          <span className="review__sure">
            <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
            Verified purchase
          </span>
        )}
      </p>
      <Link to={`/food/${product._id}#reviews`}>{product.name}</Link>
    </header>
  );
}
