import { toast } from 'react-toastify/unstyled';
import type { AdminReview } from '../../../../contract/review.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { cacheReview } from './reviews-query.ts';

interface ResponseLike {
  ok: boolean;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

const FAILED = 'The review could not be changed. Please try again.';

/** What an admin does with a review. Each tells whether it was done; a refusal is shown as a message. */
export function changesOf(adminId: string, id: string) {
  const reviews = () => browserApi().api.admin.reviews[':id'];
  const change = async (asked: Promise<ResponseLike>): Promise<boolean> => {
    const review = await outcomeOf(asked);
    if (!review) return false;
    cacheReview(adminId, id, review as AdminReview);
    return true;
  };
  return {
    reply: (text: string) => change(reviews().replies.$post({ param: { id }, json: { text } })),
    removeReply: (replyId: string) =>
      change(reviews().replies[':replyId'].$delete({ param: { id, replyId } })),
    hide: (isHidden: boolean) => change(reviews().hidden.$put({ param: { id }, json: { isHidden } })),
    remove: async (): Promise<boolean> => {
      const gone = await outcomeOf(reviews().$delete({ param: { id } }));
      if (gone) cacheReview(adminId, id, undefined);
      return gone !== undefined;
    },
  };
}

async function outcomeOf(asked: Promise<ResponseLike>): Promise<unknown> {
  try {
    const response = await asked;
    if (response.ok) return await response.json();
    toast.error(await apiErrorMessage(response, FAILED));
  } catch {
    toast.error(FAILED);
  }
  return undefined;
}
