import '../../styles/table.css';
import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { User } from '../../../contract/account.ts';
import { addressLine } from '../../../rules/address.ts';
import { answerWords } from '../../lib/answer-words.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { keepUser } from './users-query.ts';

/** Users as a table, on a phone as cards. Admins cannot block themselves, so they are not offered to. */
export function UserTable({ adminId, users }: { adminId: string; users: User[] }) {
  return (
    <table className="tbl tbl--users">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Address</th>
          <th scope="col">Admin</th>
          <th scope="col">
            <span className="vh">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user._id}>
            <td data-label="Name">
              <span>
                <strong>{user.name}</strong> {user.isBlocked && <span className="tag-bad">Blocked</span>}
              </span>
            </td>
            <td data-label="Email">{user.email}</td>
            <td data-label="Address">{addressLine(user.address) || '–'}</td>
            <td data-label="Admin">
              <YesOrNo isYes={user.isAdmin} />
            </td>
            <td className="tbl__actions">
              <Link
                className="btn btn--2 btn--sm"
                to={`/admin/editUser/${user._id}`}
                aria-label={`Edit ${user.name}`}
              >
                <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
                Edit
              </Link>
              {user._id !== adminId && <BlockButton adminId={adminId} user={user} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  const Icon = isYes ? Check : X;
  return (
    <span className={isYes ? 'yes' : 'no'}>
      <Icon size={22} strokeWidth={2.25} aria-hidden="true" />
      <span className="vh">{isYes ? 'Yes' : 'No'}</span>
    </span>
  );
}

function BlockButton({ adminId, user }: { adminId: string; user: User }) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const word = user.isBlocked ? 'Unblock' : 'Block';
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await toggleBlock(user._id);
    setBusy(false);
    setAsking(false);
    if (typeof outcome === 'string') {
      toast.error(outcome);
      return;
    }
    keepUser(adminId, { ...user, isBlocked: outcome });
    toast.success(`${user.name} was ${outcome ? 'blocked' : 'unblocked'}.`);
  };
  return (
    <>
      <button
        type="button"
        className={user.isBlocked ? 'btn btn--tonal btn--sm' : 'btn btn--danger2 btn--sm'}
        aria-label={`${word} ${user.name}`}
        aria-busy={isBusy}
        onClick={user.isBlocked ? toggle : () => setAsking(true)}
      >
        {word}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={`Block ${user.name}?`}
          consequence="Every device of this user is signed out at once, and nobody can log in with the account until you unblock it."
          yes="Block"
          isBusy={isBusy}
          onYes={toggle}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Whether the user is blocked now, or why nothing changed. */
async function toggleBlock(id: string): Promise<boolean | string> {
  const otherwise = 'The user could not be changed. Please try again.';
  try {
    const answer = await browserApi().api.users.toggleBlock[':id'].$put({ param: { id } });
    return answer.ok ? await answer.json() : await answerWords(answer, otherwise);
  } catch {
    return otherwise;
  }
}
