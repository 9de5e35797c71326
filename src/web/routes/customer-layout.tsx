import { Outlet } from 'react-router';
import { ForCustomers } from '../features/session/guards.tsx';

export default function CustomerLayout() {
  return <ForCustomers>{(user) => <Outlet context={user} />}</ForCustomers>;
}
