import '../../../styles/table.css';
import { Check, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import type { SignedInUser, User } from '../../../../contract/account.ts';
import { addressLine } from '../../../../rules/address.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { needsReauthentication } from '../../../lib/needs-reauthentication.ts';
import { type Rejected, send } from '../../../lib/send.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReauthenticateDialog } from '../../shared/session/reauthenticate-dialog.tsx';
import { cacheUser } from './users-query.ts';

/** Users as a table, on a phone as cards. Admins cannot block themselves, so they are not offered to. */
export function UserTable({ admin, users }: { admin: SignedInUser; users: User[] }) {
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
              {user._id !== admin._id && <BlockButton admin={admin} user={user} />}
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

function BlockButton({ admin, user }: { admin: SignedInUser; user: User }) {
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState<'whether' | 'proof' | null>(null);
  const word = user.isBlocked ? 'Unblock' : 'Block';

  const save = async (currentPassword?: string): Promise<Rejected | undefined> => {
    const outcome = await toggleBlock(user._id, currentPassword);
    if ('rejected' in outcome) return outcome.rejected;
    cacheUser(admin._id, { ...user, isBlocked: outcome.body });
    toast.success(`${user.name} was ${outcome.body ? 'blocked' : 'unblocked'}.`);
    return undefined;
  };
  const toggle = async () => {
    if (isBusy) return;
    setBusy(true);
    const rejected = await save();
    setBusy(false);
    if (rejected && needsReauthentication(rejected)) return setAsks('proof');
    setAsks(null);
    if (rejected) toast.error(rejected.message);
  };
  const prove = async (password: string) => {
    const rejected = await save(password);
    if (rejected && needsReauthentication(rejected)) return rejected.message;
    setAsks(null);
    if (rejected) toast.error(rejected.message);
    return undefined;
  };

  return (
    <>
      <button
        type="button"
        className={user.isBlocked ? 'btn btn--tonal btn--sm' : 'btn btn--danger2 btn--sm'}
        aria-label={`${word} ${user.name}`}
        aria-busy={isBusy}
        onClick={user.isBlocked ? toggle : () => setAsks('whether')}
      >
        {word}
      </button>
      {asks === 'whether' && (
        <ConfirmDialog
          question={`Block ${user.name}?`}
          consequence="Every device of this user is signed out at once, and nobody can log in with the account until you unblock it."
          yes="Block"
          isBusy={isBusy}
          onYes={toggle}
          onNo={() => setAsks(null)}
        />
      )}
      {asks === 'proof' && (
        <ReauthenticateDialog
          why="To block or unblock an admin, please enter your own password once more."
          email={admin.email}
          onReauthenticate={prove}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

/** Whether the user is blocked now, or why nothing changed. */
function toggleBlock(id: string, currentPassword: string | undefined) {
  return send(
    browserApi().api.users.toggleBlock[':id'].$put({ param: { id }, json: { currentPassword } }),
    'The user could not be changed. Please try again.',
  );
}
