import '../../styles/signed-in-pages.css';
import '../../styles/tabs.css';
import '../../styles/admin-pages.css';
import { NavLink, useParams } from 'react-router';
import { adminCash } from '../../../messages/admin-cash.ts';
import { adminSettings } from '../../../messages/admin-settings.ts';
import { trackingNumbers } from '../../../messages/tracking-numbers.ts';
import { CashSettings } from '../../features/admin/settings/cash-form.tsx';
import { CourierSettings } from '../../features/admin/settings/courier-form.tsx';
import { DeliverySettings } from '../../features/admin/settings/delivery-form.tsx';
import { GuestSettings } from '../../features/admin/settings/guest-form.tsx';
import { PolicySettings } from '../../features/admin/settings/policy-form.tsx';
import { ShopSettings } from '../../features/admin/settings/shop-form.tsx';
import { TaxWarning } from '../../features/admin/settings/tax-warning.tsx';
import { UnpaidSettings } from '../../features/admin/settings/unpaid-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { NotFound } from '../../ui/not-found.tsx';
import type { Route } from './+types/settings';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminSettings.title, isPrivate: true })(page);

const PARTS = ['delivery', 'couriers', 'policy', 'unpaid', 'cash-on-delivery', 'guests'];

export default function AdminSettingsPage() {
  const { part } = useParams();
  if (part !== undefined && !PARTS.includes(part)) {
    return <NotFound linkRoute="/admin/settings" linkText={adminSettings.goTo} />;
  }
  return (
    <>
      <h1>{adminSettings.title}</h1>
      <nav className="tabs" aria-label={adminSettings.title}>
        <NavLink end to="/admin/settings">
          {adminSettings.shop}
        </NavLink>
        <NavLink to="/admin/settings/delivery">{adminSettings.delivery}</NavLink>
        <NavLink to="/admin/settings/couriers">{trackingNumbers.couriers}</NavLink>
        <NavLink to="/admin/settings/policy">{adminSettings.policy}</NavLink>
        <NavLink to="/admin/settings/unpaid">{adminSettings.unpaid}</NavLink>
        <NavLink to="/admin/settings/cash-on-delivery">{adminCash.tab}</NavLink>
        <NavLink to="/admin/settings/guests">{adminSettings.guests}</NavLink>
      </nav>
      <TaxWarning />
      {part === 'delivery' && <DeliverySettings />}
      {part === 'couriers' && <CourierSettings />}
      {part === 'policy' && <PolicySettings />}
      {part === 'unpaid' && <UnpaidSettings />}
      {part === 'cash-on-delivery' && <CashSettings />}
      {part === 'guests' && <GuestSettings />}
      {part === undefined && <ShopSettings />}
    </>
  );
}
