import '../../styles/signed-in-pages.css';
import { useNavigate, useParams } from 'react-router';
import { UserList } from '../../features/admin/users/user-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';

export const meta = pageMeta({ title: 'Users', isPrivate: true });

export default function AdminUsersPage() {
  const admin = useSignedIn();
  const { searchTerm = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <h1>Users</h1>
      <UserList
        admin={admin}
        term={searchTerm}
        onSearch={(term) => void navigate(term ? `/admin/users/${encodeURIComponent(term)}` : '/admin/users')}
      />
    </>
  );
}
