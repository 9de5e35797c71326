import { Store } from 'lucide-react';
import { Link } from 'react-router';
import { dashboard } from '../../../../messages/dashboard.ts';
import { useShop } from '../../../lib/shop.ts';

/** Tells admins that visitors do not see the shop. */
export function ClosedNotice() {
  const { isOpen } = useShop();
  if (isOpen) return null;
  return (
    <div className="alert" role="status">
      <Store size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {dashboard.closedNotice} <Link to="/admin/setup/open">{dashboard.closedLink}</Link>
      </p>
    </div>
  );
}
