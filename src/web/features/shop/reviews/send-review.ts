import { reviewForm } from '../../../../messages/review-form.ts';
import { ActionError } from '../../../lib/action-error.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { storedUser } from '../../../lib/stored-user.ts';
import type { ReviewDraft } from './review-draft.ts';

export async function sendReview(productId: string, draft: ReviewDraft): Promise<void> {
  const { rating, image } = draft;
  const review = draft.text.trim();
  if (rating === 0 || !review || !image) throw new ActionError(reviewForm.incomplete);
  const json = { productId, rating, review, image, CustomerId: storedUser()?._id };
  try {
    await callApi(browserApi().api.reviews.$post({ json }), reviewForm.failed);
  } catch (error) {
    // the message of a server error does not help the customer
    if (error instanceof ApiError && error.status >= 500) throw new ActionError(reviewForm.failed);
    throw error;
  }
}
