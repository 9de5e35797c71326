import '../../styles/signed-in-pages.css';
import { useParams } from 'react-router';
import { adminUsers } from '../../../messages/admin-users.ts';
import { ExtraFields } from '../../features/admin/extra-fields/extra-fields.tsx';
import { EditUserForm } from '../../features/admin/users/edit-user-form.tsx';
import { useUser } from '../../features/admin/users/users-queries.ts';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminUsers.editTitle, isPrivate: true })(source);

export default function AdminEditUserPage() {
  const admin = useSignedIn();
  const { userId = '' } = useParams();
  const { data: user, isError, refetch } = useUser(userId);
  if (user === null) {
    return (
      <NotFound message={adminUsers.notFound} linkRoute="/admin/users" linkText={adminUsers.goToUsers} />
    );
  }
  return (
    <>
      <BackLink to="/admin/users">{adminUsers.title}</BackLink>
      <h1>{adminUsers.editTitle}</h1>
      {!user && <LoadState thing={adminUsers.thing} isError={isError} onRetry={refetch} />}
      {user && <EditUserForm key={user._id} admin={admin} user={user} />}
      {user && <ExtraFields on="customer" id={user._id} />}
    </>
  );
}
