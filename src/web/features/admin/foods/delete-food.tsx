import { toast } from 'react-toastify/unstyled';
import type { AdminFood } from '../../../../contract/food-input.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { deleteFood } from './foods-queries.ts';

export function DeleteFood({ food: { _id, name }, onClose }: { food: AdminFood; onClose: () => void }) {
  const { run, isPending } = useAdminAction(() => deleteFood(_id), {
    onSuccess: () => toast.success(`"${name}" Has Been Removed!`),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      question={`Delete Food ${name}?`}
      consequence="It disappears from the shop at once. Past orders keep it."
      yes="Delete"
      isBusy={isPending}
      onYes={() => run()}
      onNo={onClose}
    />
  );
}
