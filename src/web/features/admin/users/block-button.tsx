import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { SignedInUser, User } from '../../../../contract/account.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { useReauthentication } from '../../shared/session/use-reauthentication.tsx';
import { toggleBlock } from './users-queries.ts';

/** Blocking asks first, unblocking does not. */
export function BlockButton({ admin, user }: { admin: SignedInUser; user: User }) {
  const [isAsking, setAsking] = useState(false);
  const { withPassword, dialog } = useReauthentication(
    admin,
    'To block or unblock an admin, please enter your own password once more.',
  );
  const { run, isPending } = useAdminAction(
    () => withPassword((currentPassword) => toggleBlock(user, currentPassword)),
    {
      onSuccess: (isBlocked) => {
        if (isBlocked === undefined) return;
        toast.success(`${user.name} was ${isBlocked ? 'blocked' : 'unblocked'}.`);
      },
      onSettled: () => setAsking(false),
    },
  );
  const action = user.isBlocked ? 'Unblock' : 'Block';
  return (
    <>
      <button
        type="button"
        className={
          user.isBlocked ? 'button button--tonal button--small' : 'button button--danger-quiet button--small'
        }
        aria-label={`${action} ${user.name}`}
        aria-busy={isPending}
        onClick={() => (user.isBlocked ? run() : setAsking(true))}
      >
        {action}
      </button>
      {isAsking && !dialog && (
        <ConfirmDialog
          question={`Block ${user.name}?`}
          consequence="Every device of this user is signed out at once, and nobody can log in with the account until you unblock it."
          yes="Block"
          isBusy={isPending}
          onYes={() => run()}
          onNo={() => setAsking(false)}
        />
      )}
      {dialog}
    </>
  );
}
