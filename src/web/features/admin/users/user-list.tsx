import type { SignedInUser } from '../../../../contract/account.ts';
import { AdminList } from '../../../ui/admin-list.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers } from './users-query.ts';

export function UserList({ admin, term }: { admin: SignedInUser; term: string }) {
  const query = useUsers(admin._id, term);
  const users = query.data?.pages.flat();
  return (
    <AdminList
      what="users"
      count={users?.length}
      empty={term ? `No user matches “${term}”.` : 'There are no users yet.'}
      query={query}
    >
      {users && <UserTable admin={admin} users={users} />}
    </AdminList>
  );
}
