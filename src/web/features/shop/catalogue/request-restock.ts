import { restock } from '../../../../messages/restock.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';

/** For a signed-in customer: says whether an e-mail will come or has to be confirmed first. */
export async function requestRestock(json: { productId: string; size: string }): Promise<void> {
  try {
    const call = browserApi().api['restock-requests'].$post({ json });
    const { isWaiting } = await callApi(call, restock.failed);
    toast.success(isWaiting ? restock.waiting : restock.checkMail);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.error(error.message);
  }
}
