import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { apiErrorMessage } from '../../../lib/api-error-message.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { dropFood } from './foods-query.ts';

const FAILED = 'The food could not be deleted. Please try again.';

export function DeleteFood({
  adminId,
  food: { _id, name },
  onClose,
}: {
  adminId: string;
  food: AdminFood;
  onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const problem = await removeFood(_id);
    setBusy(false);
    onClose();
    if (problem) {
      toast.error(problem);
      return;
    }
    dropFood(adminId, _id);
    toast.success(`"${name}" Has Been Removed!`);
  };
  return (
    <ConfirmDialog
      question={`Delete Food ${name}?`}
      consequence="It disappears from the shop at once. Past orders keep it."
      yes="Delete"
      isBusy={isBusy}
      onYes={remove}
      onNo={onClose}
    />
  );
}

/** What went wrong, in words, or nothing. */
async function removeFood(id: string): Promise<string | undefined> {
  try {
    const response = await browserApi().api.foods[':id'].$delete({ param: { id } });
    return response.ok ? undefined : await apiErrorMessage(response, FAILED);
  } catch {
    return FAILED;
  }
}
