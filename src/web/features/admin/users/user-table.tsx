import '../../../styles/table.css';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import type { SignedInUser, User } from '../../../../contract/account.ts';
import { adminUi } from '../../../../messages/admin-ui.ts';
import { adminUsers } from '../../../../messages/admin-users.ts';
import { shownAddress } from '../../../../rules/address.ts';
import { EditLink } from '../../../ui/edit-link.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { BlockButton } from './block-button.tsx';

/** A table of users; cards on a phone. Admins cannot block themselves. */
export function UserTable({ admin, users }: { admin: SignedInUser; users: User[] }) {
  return (
    <table className="table table--users table--links">
      <TableHead
        columns={[adminUi.name, adminUi.email, adminUi.address, adminUsers.admin, adminUsers.actions]}
        hidden={[adminUsers.actions]}
      />
      <tbody>
        {users.map((user) => (
          <tr key={user._id}>
            <td data-label={adminUi.name}>
              <span>
                <Link className="table__link" to={`/admin/customers/${user._id}`}>
                  <strong>{user.name}</strong>
                </Link>{' '}
                {user.isBlocked && <span className="tag-bad">{adminUsers.blockedTag}</span>}
              </span>
            </td>
            <td data-label={adminUi.email}>{user.email || user.phone}</td>
            <td data-label={adminUi.address}>{shownAddress(user.address) || '–'}</td>
            <td data-label={adminUsers.admin}>
              <YesOrNo isYes={user.isAdmin} />
            </td>
            <td className="table__actions">
              <EditLink to={`/admin/editUser/${user._id}`} name={user.name} />
              {user._id !== admin._id && <BlockButton user={user} />}
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
      <span className="visually-hidden">{isYes ? adminUsers.yes : adminUsers.no}</span>
    </span>
  );
}
