import { Outlet, useLocation } from 'react-router';
import { ForCustomers } from '../features/shared/session/guards.tsx';
import { EarlySkeleton } from '../ui/early-skeleton.tsx';
import type { SkeletonShape } from '../ui/skeleton.tsx';

const shapes: Record<string, SkeletonShape> = { orders: 'orders', profile: 'columns', dashboard: 'tiles' };

export default function CustomerLayout() {
  const [, page = ''] = useLocation().pathname.split('/');
  return (
    <ForCustomers skeleton={<EarlySkeleton shape={shapes[page] ?? 'details'} />}>
      {(user) => <Outlet context={user} />}
    </ForCustomers>
  );
}
