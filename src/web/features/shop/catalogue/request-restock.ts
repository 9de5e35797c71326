import type { WaitsUntil } from '../../../../contract/restock.ts';
import { restock } from '../../../../messages/restock.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ApiError, callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';

interface Wanted {
  productId: string;
  size: string;
  until: WaitsUntil;
}

/** For a signed-in customer: says whether an e-mail will come or has to be confirmed first. True: it will come. */
export async function requestRestock(json: Wanted): Promise<boolean> {
  try {
    const call = browserApi().api['restock-requests'].$post({ json });
    const { isWaiting } = await callApi(call, restock.failed);
    toast.success(isWaiting ? restock.waiting(json.until) : restock.checkMail);
    return isWaiting;
  } catch (error) {
    return showError(error);
  }
}

/** Takes it back. False after an error, which a message names. */
export async function cancelRestock({ productId, size, until }: Wanted): Promise<boolean> {
  const param = { productId: encodeURIComponent(productId), size: encodeURIComponent(size) };
  try {
    const link = browserApi().api['restock-requests'][':productId'][':size'];
    const { message } = await callApi(link.$delete({ param, query: { until } }), restock.failed);
    toast.success(message);
    return true;
  } catch (error) {
    return showError(error);
  }
}

function showError(error: unknown): false {
  if (!(error instanceof ApiError)) throw error;
  toast.error(error.message);
  return false;
}
