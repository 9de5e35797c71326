import { REVIEW_INCOMPLETE } from '../../../../rules/review.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import type { ReviewDraft } from './review-draft.ts';

const FAILED = 'Error submitting review';

/** Sends a review; what went wrong, in words, or nothing. */
export async function sendReview(productId: string, draft: ReviewDraft): Promise<string | undefined> {
  const { rating, image } = draft;
  const review = draft.text.trim();
  if (rating === 0 || !review || !image) return REVIEW_INCOMPLETE;
  try {
    const json = { productId, rating, review, image, CustomerId: storedUser()?._id };
    const response = await browserApi().api.reviews.$post({ json });
    if (response.ok) return undefined;
    // below 500 the server's words say what the customer can do
    return response.status < 500 ? await apiErrorMessage(response, FAILED) : FAILED;
  } catch {
    return FAILED;
  }
}
