import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { SignedInUser } from '../../contract/account.ts';
import { adminFrame } from '../../messages/admin-frame.ts';
import { ui } from '../../messages/ui.ts';
import { hasRight, roleOfAccount } from '../../rules/staff-rights.ts';
import { ForAdmins } from '../features/shared/session/guards.tsx';
import { rightOfPage } from '../lib/admin-pages.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page for whoever has its right. The API decides; this page only saves requests that it would reject. */
export function WithRight({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const { pathname } = useLocation();
  return hasRight(roleOfAccount(user), rightOfPage(pathname)) ? children : <NoRight />;
}

/** An admin page without the navigation beside it. */
export function ForStaff({
  children,
  ...props
}: {
  skeleton?: ReactNode;
  visitorsGoTo?: string;
  children: (user: SignedInUser) => ReactNode;
}) {
  return <ForAdmins {...props}>{(user) => <WithRight user={user}>{children(user)}</WithRight>}</ForAdmins>;
}

function NoRight() {
  return (
    <div className="panel">
      <EmptyState icon={Lock}>
        <h1>{adminFrame.noRight}</h1>
        <p>{adminFrame.noRightNote}</p>
        <Link className="button" to="/dashboard">
          {ui.goToDashboard}
        </Link>
      </EmptyState>
    </div>
  );
}
