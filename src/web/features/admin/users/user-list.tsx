import type { SignedInUser } from '../../../../contract/account.ts';
import { adminUsers } from '../../../../messages/admin-users.ts';
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
      things={adminUsers.things}
      emptyText={term ? adminUsers.noneMatches(term) : adminUsers.none}
      search={{ label: adminUsers.search, term, onSearch }}
    >
      {(users) => <UserTable admin={admin} users={users} />}
    </AdminList>
  );
}
