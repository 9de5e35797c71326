import { toast } from 'react-toastify/unstyled';
import type { ApiError } from '../../../lib/call-api.ts';

/** Closes a dialog whose order somebody else has changed: the form no longer fits the order. */
export const closeIfOutdated = (close: () => void) => (error: ApiError) => {
  if (error.code !== 'order-changed') return;
  toast.error(error.message);
  close();
};
