import type { AdminFood } from '../../../../contract/food-input.ts';
import { adminFoods } from '../../../../messages/admin-foods.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { deleteFood } from './foods-queries.ts';

export function DeleteFood({ food: { _id, name }, onClose }: { food: AdminFood; onClose: () => void }) {
  const { run, isPending } = useAdminAction(() => deleteFood(_id), {
    onSuccess: () => toast.success(adminFoods.deleted(name)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      question={adminFoods.deleteQuestion(name)}
      consequence={adminFoods.deleteNote}
      yes={adminFoods.delete}
      isBusy={isPending}
      onYes={() => run()}
      onNo={onClose}
    />
  );
}
