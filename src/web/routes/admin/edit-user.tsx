import '../../styles/private.css';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { EditUserForm } from '../../features/admin/users/edit-user-form.tsx';
import { useUser } from '../../features/admin/users/users-query.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta = pageMeta({ title: 'Edit User', isPrivate: true });

export default function AdminEditUserPage() {
  const admin = useSignedIn();
  const { userId = '' } = useParams();
  const { data: user, isError, refetch } = useUser(admin._id, userId);
  if (user === null) {
    return <NotFound message="User not found." linkRoute="/admin/users" linkText="Go to Users" />;
  }
  return (
    <>
      <Link className="adm__back" to="/admin/users">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Users
      </Link>
      <h1>Edit User</h1>
      {isError && (
        <div className="alert alert--danger adm__alert" role="alert">
          The user could not be loaded.
          <button type="button" className="btn btn--2 btn--sm" onClick={() => refetch()}>
            Try Again
          </button>
        </div>
      )}
      {!user && !isError && <Skeleton shape="rows" />}
      {user && <EditUserForm key={user._id} admin={admin} user={user} />}
    </>
  );
}
