import { Reply, Trash2 } from 'lucide-react';
import type { AdminReview } from '../../../../contract/review.ts';
import { formatDay } from '../../../lib/format-day.ts';
import { useAdminMutation } from '../../../ui/use-admin-mutation.ts';
import { deleteReply } from './reviews-queries.ts';

/** The shop's replies to a review. */
export function Replies({ review: { _id: reviewId, replies } }: { review: AdminReview }) {
  const deletion = useAdminMutation({ mutationFn: (replyId: string) => deleteReply(reviewId, replyId) });
  if (replies.length === 0) return null;
  return (
    <div className="replies">
      <h3>
        <Reply size={18} strokeWidth={1.75} aria-hidden="true" />
        Admin Replies
      </h3>
      {replies.map(({ _id, text, createdAt }) => (
        <div key={_id} className="rvw__reply num">
          <p>
            {text} <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </p>
          <button
            type="button"
            aria-label={`Delete the reply “${text}”`}
            aria-busy={deletion.isPending && deletion.variables === _id}
            onClick={() => !deletion.isPending && deletion.mutate(_id)}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}
