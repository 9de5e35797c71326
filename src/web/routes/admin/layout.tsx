import '../../blocks/admin-footer.css';
import { Outlet } from 'react-router';
import { AdminFrame } from '../../blocks/admin-frame.tsx';
import { ForAdmins } from '../../features/shared/session/guards.tsx';
import { EarlySkeleton } from '../../ui/early-skeleton.tsx';

export default function AdminLayout() {
  return (
    <ForAdmins skeleton={<EarlySkeleton shape="admin" />}>
      {(user) => (
        <AdminFrame user={user}>
          <Outlet context={user} />
        </AdminFrame>
      )}
    </ForAdmins>
  );
}
