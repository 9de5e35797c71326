import { Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Review } from '../../../../contract/review.ts';
import { formatDay } from '../../../lib/format-day.ts';

/** What the shop has answered; each answer can be taken back. */
export function Replies({
  replies,
  onRemove,
}: {
  replies: Review['replies'];
  onRemove: (replyId: string) => Promise<boolean>;
}) {
  const [busyId, setBusyId] = useState('');
  const remove = async (replyId: string) => {
    if (busyId) return;
    setBusyId(replyId);
    await onRemove(replyId);
    setBusyId('');
  };
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
            aria-busy={busyId === _id}
            onClick={() => remove(_id)}
          >
            <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
    </div>
  );
}
