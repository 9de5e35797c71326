import { AdminList } from '../../ui/admin-list.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers } from './users-query.ts';

export function UserList({ adminId, term }: { adminId: string; term: string }) {
  const query = useUsers(adminId, term);
  const users = query.data?.pages.flat();
  return (
    <AdminList
      what="users"
      count={users?.length}
      empty={term ? `No user matches “${term}”.` : 'There are no users yet.'}
      query={query}
    >
      {users && <UserTable adminId={adminId} users={users} />}
    </AdminList>
  );
}
