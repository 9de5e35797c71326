import { toast } from '../../../lib/toast.ts';
import type { ShownError } from '../../../ui/use-action.ts';

/** Closes a dialog whose order somebody else has changed: the form no longer fits the order. */
export const closeIfOutdated = (close: () => void) => (error: ShownError) => {
  if (error.code !== 'order-changed') return;
  toast.error(error.message);
  close();
};
