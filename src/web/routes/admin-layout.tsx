import { Outlet } from 'react-router';
import { ForAdmins } from '../features/session/guards.tsx';

export default function AdminLayout() {
  return <ForAdmins>{() => <Outlet />}</ForAdmins>;
}
