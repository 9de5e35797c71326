import { Outlet } from 'react-router';
import { AdminFrame } from '../blocks/admin-frame.tsx';
import { ForAdmins } from '../features/session/guards.tsx';

export default function AdminLayout() {
  return (
    <ForAdmins>
      {(user) => (
        <AdminFrame>
          <Outlet context={user} />
        </AdminFrame>
      )}
    </ForAdmins>
  );
}
