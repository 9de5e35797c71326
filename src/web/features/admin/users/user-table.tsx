import '../../../styles/table.css';
import { Check, Pencil, X } from 'lucide-react';
import { Link } from 'react-router';
import type { SignedInUser, User } from '../../../../contract/account.ts';
import { addressLine } from '../../../../rules/address.ts';
import { BlockButton } from './block-button.tsx';

/** A table of users; cards on a phone. Admins cannot block themselves. */
export function UserTable({ admin, users }: { admin: SignedInUser; users: User[] }) {
  return (
    <table className="table table--users">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Address</th>
          <th scope="col">Admin</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
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
            <td className="table__actions">
              <Link
                className="button button--secondary button--small"
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
    <span className={isYes ? 'table__yes' : 'table__no'}>
      <Icon size={22} strokeWidth={2.25} aria-hidden="true" />
      <span className="visually-hidden">{isYes ? 'Yes' : 'No'}</span>
    </span>
  );
}
