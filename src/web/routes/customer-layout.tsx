import { Outlet, useLocation, useSearchParams } from 'react-router';
import { ForCustomers } from '../features/shared/session/guards.tsx';
import { useShop } from '../lib/shop.ts';
import { TRACKING_KEY } from '../lib/tracking-key.ts';
import { EarlySkeleton } from '../ui/early-skeleton.tsx';
import type { SkeletonShape } from '../ui/skeleton.tsx';

const shapes: Record<string, SkeletonShape> = { orders: 'orders', profile: 'columns', dashboard: 'tiles' };

export default function CustomerLayout() {
  const [, page = ''] = useLocation().pathname.split('/');
  const [search] = useSearchParams();
  const { hasGuestShopping } = useShop();
  const isForGuests = page === 'checkout' || (page === 'track' && search.has(TRACKING_KEY));
  return (
    <ForCustomers
      skeleton={<EarlySkeleton shape={shapes[page] ?? 'details'} />}
      // the same element as a customer's: what a guest has typed stays after the login
      guest={hasGuestShopping && isForGuests && <Outlet />}
    >
      {(user) => <Outlet context={user} />}
    </ForCustomers>
  );
}
