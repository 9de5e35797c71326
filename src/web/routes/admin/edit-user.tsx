import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { EditUserForm } from '../../features/admin/users/edit-user-form.tsx';
import { useUser } from '../../features/admin/users/users-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Edit User', isPrivate: true });

export default function AdminEditUserPage() {
  const admin = useSignedIn();
  const { userId = '' } = useParams();
  const { data: user, isError, refetch } = useUser(userId);
  if (user === null) {
    return <NotFound message="User not found." linkRoute="/admin/users" linkText="Go to Users" />;
  }
  return (
    <>
      <BackLink to="/admin/users">Users</BackLink>
      <h1>Edit User</h1>
      {!user && <LoadState thing="user" isError={isError} onRetry={refetch} />}
      {user && <EditUserForm key={user._id} admin={admin} user={user} />}
    </>
  );
}
