import { Reply, Trash2 } from 'lucide-react';
import type { AdminReview } from '../../../../contract/review.ts';
import { adminReviews } from '../../../../messages/admin-reviews.ts';
import { formatDay } from '../../../../rules/shown-time.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { deleteReply } from './reviews-queries.ts';

/** The shop's replies to a review. */
export function Replies({ review: { _id: reviewId, replies } }: { review: AdminReview }) {
  if (replies.length === 0) return null;
  return (
    <div className="review-replies">
      <h3>
        <Reply size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminReviews.replies}
      </h3>
      {replies.map((reply) => (
        <ReplyRow key={reply._id} reviewId={reviewId} reply={reply} />
      ))}
    </div>
  );
}

function ReplyRow({
  reviewId,
  reply: { _id, text, createdAt },
}: {
  reviewId: string;
  reply: AdminReview['replies'][number];
}) {
  const { run, isPending } = useAdminAction(() => deleteReply(reviewId, _id));
  return (
    <div className="admin-review__reply number">
      <p>
        {text} <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      <button
        type="button"
        aria-label={adminReviews.deleteReply(text)}
        aria-busy={isPending}
        onClick={() => run()}
      >
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
