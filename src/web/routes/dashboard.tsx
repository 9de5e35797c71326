import './dashboard.css';
import { ArrowRight, Package, User } from 'lucide-react';
import { Link } from 'react-router';
import type { WorkCounts } from '../../contract/admin/overview.ts';
import { dashboard } from '../../messages/dashboard.ts';
import { roleOfAccount } from '../../rules/staff-rights.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';
import { MAX_WORK_COUNT } from '../../rules/work-counts.ts';
import { useWorkCounts } from '../features/admin/overview/work-counts.ts';
import { TaxWarning } from '../features/admin/settings/tax-warning.tsx';
import { ClosedNotice } from '../features/admin/setup/closed-notice.tsx';
import { useFreshUser } from '../features/shared/session/use-fresh-user.ts';
import { type PageTile, pagesOf } from '../lib/admin-pages.ts';
import { type MetaSource, pageMeta } from '../lib/page-meta.ts';
import { useSignedIn } from '../lib/signed-in.ts';

export const meta = (source: MetaSource) => pageMeta({ title: dashboard.title, isPrivate: true })(source);

const customerPages = (): PageTile[] => [
  { to: '/orders', text: dashboard.orders, note: dashboard.ordersNote, icon: Package },
  { to: '/profile', text: dashboard.profile, note: dashboard.profileNote, icon: User },
];

export default function DashboardPage() {
  const user = useSignedIn();
  const { isAdmin } = user;
  useFreshUser();
  return (
    <div className="wrap">
      <h1 className="dashboard__title">{dashboard.title}</h1>
      {isAdmin && (
        <div className="dashboard__warning">
          <ClosedNotice />
          <TaxWarning />
        </div>
      )}
      <ul className="tiles">
        {customerPages().map((page) => (
          <Tile key={page.to} {...page} />
        ))}
        {isAdmin && <AdminTiles role={roleOfAccount(user)} />}
      </ul>
    </div>
  );
}

function AdminTiles({ role }: { role: StaffRole | null }) {
  const counts = useWorkCounts();
  return pagesOf(role).map((page) => (
    <Tile key={page.to} {...page} isAdmins waiting={openItemsText(page, counts)} />
  ));
}

/** The number of open items behind a tile; undefined without any. */
function openItemsText({ work }: PageTile, counts: WorkCounts | undefined): string | undefined {
  const count = work && counts ? counts[work.of] : 0;
  if (!work || count === 0) return undefined;
  return work.text(count >= MAX_WORK_COUNT ? `${MAX_WORK_COUNT - 1}+` : String(count));
}

function Tile({
  to,
  text,
  note,
  icon: Icon,
  isAdmins = false,
  waiting,
}: PageTile & { isAdmins?: boolean; waiting?: string | undefined }) {
  return (
    <li>
      <Link className={isAdmins ? 'tile tile--leaf on-dark' : 'tile'} to={to}>
        <Icon className="tile__icon" size={34} strokeWidth={1.75} aria-hidden="true" />
        <strong>{text}</strong>
        <span>{note}</span>
        {waiting && <span className="tile__work number">{waiting}</span>}
        <ArrowRight className="tile__arrow" size={22} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </li>
  );
}
