import type { SignedInUser } from '../../../../contract/account.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers } from './users-queries.ts';

export function UserList({
  admin,
  term,
  onSearch,
}: {
  admin: SignedInUser;
  term: string;
  onSearch: (term: string) => void;
}) {
  return (
    <AdminList
      list={useUsers(term)}
      things="users"
      emptyText={term ? `No user matches “${term}”.` : 'There are no users yet.'}
      search={{ label: 'Search users', term, onSearch }}
    >
      {(users) => <UserTable admin={admin} users={users} />}
    </AdminList>
  );
}
