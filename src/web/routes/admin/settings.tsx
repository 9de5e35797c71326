import '../../styles/signed-in-pages.css';
import '../../styles/tabs.css';
import '../../styles/admin-pages.css';
import type { ComponentType } from 'react';
import { NavLink, useParams } from 'react-router';
import { adminCash } from '../../../messages/admin-cash.ts';
import { adminSettings } from '../../../messages/admin-settings.ts';
import { trackingNumbers } from '../../../messages/tracking-numbers.ts';
import { hasRight, roleOfAccount, type StaffRight } from '../../../rules/staff-rights.ts';
import { CashSettings } from '../../features/admin/settings/cash-form.tsx';
import { CourierSettings } from '../../features/admin/settings/courier-form.tsx';
import { DeliverySettings } from '../../features/admin/settings/delivery-form.tsx';
import { GuestSettings } from '../../features/admin/settings/guest-form.tsx';
import { NoticeSettings } from '../../features/admin/settings/notice-form.tsx';
import { OfflineSettings } from '../../features/admin/settings/offline-form.tsx';
import { PolicySettings } from '../../features/admin/settings/policy-form.tsx';
import { SecuritySettings } from '../../features/admin/settings/security-form.tsx';
import { ShopSettings } from '../../features/admin/settings/shop-form.tsx';
import { TaxWarning } from '../../features/admin/settings/tax-warning.tsx';
import { UnpaidSettings } from '../../features/admin/settings/unpaid-form.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { useCurrentInView } from '../../lib/use-current-in-view.ts';
import { NotFound } from '../../ui/not-found.tsx';
import type { Route } from './+types/settings';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: adminSettings.title, isPrivate: true })(page);

interface Part {
  /** The last part of the address; the first has none. */
  part: string;
  text: string;
  Form: ComponentType;
  /** Needed beside the right to the settings. */
  right?: StaffRight;
}

const parts = (): readonly Part[] => [
  { part: '', text: adminSettings.shop, Form: ShopSettings },
  { part: 'delivery', text: adminSettings.delivery, Form: DeliverySettings },
  { part: 'couriers', text: trackingNumbers.couriers, Form: CourierSettings },
  { part: 'policy', text: adminSettings.policy, Form: PolicySettings },
  { part: 'unpaid', text: adminSettings.unpaid, Form: UnpaidSettings },
  { part: 'cash-on-delivery', text: adminCash.tab, Form: CashSettings },
  { part: 'guests', text: adminSettings.guests, Form: GuestSettings },
  { part: 'messages', text: adminSettings.messages, Form: NoticeSettings },
  { part: 'offline', text: adminSettings.offline, Form: OfflineSettings },
  { part: 'security', text: adminSettings.security, Form: SecuritySettings, right: 'staff' },
];

const pathOf = (part: string) => (part ? `/admin/settings/${part}` : '/admin/settings');

export default function AdminSettingsPage() {
  const { part: shown = '' } = useParams();
  const role = roleOfAccount(useSignedIn());
  const row = useCurrentInView<HTMLElement>(pathOf(shown));
  const offered = parts().filter(({ right = 'settings' }) => hasRight(role, right));
  const current = offered.find(({ part }) => part === shown);
  if (!current) return <NotFound linkRoute="/admin/settings" linkText={adminSettings.goTo} />;
  return (
    <>
      <h1>{adminSettings.title}</h1>
      <nav ref={row} className="tabs" aria-label={adminSettings.title}>
        {offered.map(({ part, text }) => (
          <NavLink key={part} end to={pathOf(part)}>
            {text}
          </NavLink>
        ))}
      </nav>
      <TaxWarning />
      <current.Form />
    </>
  );
}
