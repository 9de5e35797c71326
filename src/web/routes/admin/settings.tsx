import '../../styles/signed-in-pages.css';
import '../../styles/tabs.css';
import '../../styles/admin-pages.css';
import { NavLink, useParams } from 'react-router';
import { DeliverySettings } from '../../features/admin/settings/delivery-form.tsx';
import { PolicySettings } from '../../features/admin/settings/policy-form.tsx';
import { ShopSettings } from '../../features/admin/settings/shop-form.tsx';
import { TaxWarning } from '../../features/admin/settings/tax-warning.tsx';
import { UnpaidSettings } from '../../features/admin/settings/unpaid-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { NotFound } from '../../ui/not-found.tsx';

export const meta = pageMeta({ title: 'Settings', isPrivate: true });

const PARTS = ['delivery', 'policy', 'unpaid'];

export default function AdminSettingsPage() {
  const { part } = useParams();
  if (part !== undefined && !PARTS.includes(part)) {
    return <NotFound linkRoute="/admin/settings" linkText="Go to Settings" />;
  }
  return (
    <>
      <h1>Settings</h1>
      <nav className="tabs" aria-label="Settings">
        <NavLink end to="/admin/settings">
          Shop
        </NavLink>
        <NavLink to="/admin/settings/delivery">Delivery</NavLink>
        <NavLink to="/admin/settings/policy">Policy</NavLink>
        <NavLink to="/admin/settings/unpaid">Unpaid orders</NavLink>
      </nav>
      <TaxWarning />
      {part === 'delivery' && <DeliverySettings />}
      {part === 'policy' && <PolicySettings />}
      {part === 'unpaid' && <UnpaidSettings />}
      {part === undefined && <ShopSettings />}
    </>
  );
}
