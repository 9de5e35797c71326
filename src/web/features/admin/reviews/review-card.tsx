import { BadgeCheck, Eye, EyeOff, MessageSquareReply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AdminReview } from '../../../../contract/review.ts';
import { adminReviews } from '../../../../messages/admin-reviews.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
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
    onSuccess: () => toast.success(isHidden ? adminReviews.isShown : adminReviews.isHidden),
  });
  const deletion = useAdminAction(() => deleteReview(_id), {
    onSuccess: () => toast.success(adminReviews.deleted),
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
              alt={adminReviews.imageBy(author.name)}
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
            aria-label={adminReviews.replyAbout({ author: author.name, food: product.name })}
            onClick={() => setReplying(true)}
          >
            <MessageSquareReply size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminReviews.reply}
          </button>
        )}
        <button
          type="button"
          className="button button--tonal button--small"
          aria-label={(isHidden ? adminReviews.showReview : adminReviews.hideReview)(author.name)}
          aria-busy={toggle.isPending}
          onClick={() => toggle.run()}
        >
          <HideIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {isHidden ? adminReviews.show : adminReviews.hide}
        </button>
        <button
          type="button"
          className="button button--danger-quiet button--small"
          aria-label={adminReviews.deleteReview(author.name)}
          onClick={() => setDeleting(true)}
        >
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminReviews.delete}
        </button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          question={adminReviews.deleteQuestion(author.name)}
          consequence={adminReviews.deleteNote}
          yes={adminReviews.delete}
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
        {author.name} {isHidden && <span className="tag-bad">{adminReviews.hidden}</span>}
      </h2>
      <p>
        <Stars value={rating} />
        <span className="visually-hidden">{adminReviews.stars(rating)}</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {isVerifiedPurchase && (
          <span className="review__verified">
            <BadgeCheck size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminReviews.verified}
          </span>
        )}
      </p>
      <Link to={`/food/${product._id}#reviews`}>{product.name}</Link>
    </header>
  );
}
