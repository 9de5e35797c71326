import { Store } from 'lucide-react';
import { Link } from 'react-router';
import { useShop } from '../../../lib/shop.ts';

/** Tells admins that visitors do not see the shop. */
export function ClosedNotice() {
  const { isOpen } = useShop();
  if (isOpen) return null;
  return (
    <div className="alert" role="status">
      <Store size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        Your shop is closed: only admins and people with the key link see it.{' '}
        <Link to="/admin/setup/open">Set it up and open it</Link>
      </p>
    </div>
  );
}
