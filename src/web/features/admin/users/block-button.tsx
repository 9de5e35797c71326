import { useState } from 'react';
import type { User } from '../../../../contract/account.ts';
import { adminUsers } from '../../../../messages/admin-users.ts';
import { confirmed } from '../../../lib/confirm-identity.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { toggleBlock } from './users-queries.ts';

/** Blocking asks first, unblocking does not. */
export function BlockButton({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAdminAction(
    () => confirmed(adminUsers.whyConfirmBlock, () => toggleBlock(user)),
    {
      onSuccess: (isBlocked) => {
        if (isBlocked === undefined) return;
        toast.success(isBlocked ? adminUsers.blocked(user.name) : adminUsers.unblocked(user.name));
      },
      onSettled: () => setAsking(false),
    },
  );
  return (
    <>
      <button
        type="button"
        className={
          user.isBlocked ? 'button button--tonal button--small' : 'button button--danger-quiet button--small'
        }
        aria-label={user.isBlocked ? adminUsers.unblockName(user.name) : adminUsers.blockName(user.name)}
        aria-busy={isPending}
        onClick={() => (user.isBlocked ? run() : setAsking(true))}
      >
        {user.isBlocked ? adminUsers.unblock : adminUsers.block}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={adminUsers.blockQuestion(user.name)}
          consequence={adminUsers.blockConsequence}
          yes={adminUsers.block}
          isBusy={isPending}
          onYes={() => run()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
