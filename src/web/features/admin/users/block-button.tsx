import { useState } from 'react';
import type { SignedInUser, User } from '../../../../contract/account.ts';
import { adminUsers } from '../../../../messages/admin-users.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { useReauthentication } from '../../shared/session/use-reauthentication.tsx';
import { toggleBlock } from './users-queries.ts';

/** Blocking asks first, unblocking does not. */
export function BlockButton({ admin, user }: { admin: SignedInUser; user: User }) {
  const [isAsking, setAsking] = useState(false);
  const { withPassword, dialog } = useReauthentication(admin, adminUsers.passwordForBlock);
  const { run, isPending } = useAdminAction(
    () => withPassword((currentPassword) => toggleBlock(user, currentPassword)),
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
      {isAsking && !dialog && (
        <ConfirmDialog
          question={adminUsers.blockQuestion(user.name)}
          consequence={adminUsers.blockConsequence}
          yes={adminUsers.block}
          isBusy={isPending}
          onYes={() => run()}
          onNo={() => setAsking(false)}
        />
      )}
      {dialog}
    </>
  );
}
